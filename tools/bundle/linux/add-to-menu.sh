#!/bin/sh
# Puts TEN Arcade into the menu of your desktop; run it again after you have moved the folder.
# `./add-to-menu.sh --remove` takes it out again.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
name=io.github.tenarcade.TenArcade

if [ "${1:-}" = --remove ]; then
    rm -f "$data/applications/$name.desktop" "$data/metainfo/$name.metainfo.xml"
    find "$data/icons/hicolor" -name "$name.*" -delete
    echo "TEN Arcade is no longer in the menu."
    exit
fi

mkdir -p "$data/applications" "$data/icons" "$data/metainfo"
cp -R "$here/share/icons/." "$data/icons/"
cp "$here/share/metainfo/$name.metainfo.xml" "$data/metainfo/"
# A path in quotes, where some characters need a backslash, which itself needs another one in such a file.
quoted=$(printf '%s' "$here/tenarcade" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/share/applications/$name.desktop" > "$data/applications/$name.desktop"
echo "TEN Arcade is in the menu now."
