#!/bin/sh
# Restores a backup into an empty database: DATABASE_URL=postgres://… ./restore.sh file
# One transaction restores everything or nothing. Stop the operators first. They migrate the schema to their version when they start.
set -eu
file=${1:?names no file}
: "${DATABASE_URL:?is not set}"
(cd "$(dirname "$file")" && sha256sum --check --status "$(basename "$file").sha256") || {
  echo "The file is not the one that was written: its checksum differs or is missing." >&2
  exit 1
}
tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE_URL" \
  --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "The database is not empty ($tables tables). Restore into a new one and point DATABASE_URL to it." >&2
  exit 1
fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$file"
echo "restored"
