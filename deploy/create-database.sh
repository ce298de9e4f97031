#!/bin/sh
# Run by PostgreSQL's image when the database is first made. A user of the service's own, which is no
# superuser: row-level security holds these to nothing.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role colloquy login password :'password';
create database colloquy owner colloquy;
SQL
