#!/bin/sh
# Writes one backup of the operator's database: DATABASE_URL=postgres://… ./backup.sh [folder]
# The file appears only when it is complete. pg_dump must not be older than the server.
set -eu
folder=${1:-${BACKUP_FOLDER:-.}}
: "${DATABASE_URL:?is not set}"
mkdir -p "$folder"
name="tribun-$(date -u +%Y%m%dT%H%M%SZ).dump"
making="$folder/.$name.$$"
trap 'rm -f "$making"' EXIT
umask 077
pg_dump --format=custom --no-owner --no-privileges --file="$making" "$DATABASE_URL"
# pg_restore must be able to list the file, or it could not restore it.
pg_restore --list "$making" | grep -q ' TABLE DATA public outbox '
mv "$making" "$folder/$name"
(cd "$folder" && sha256sum "$name" >"$name.sha256")
echo "$folder/$name"
