-- The ground that the other files build on: nothing outside this database's own schema may be found by accident.
-- The name of the schema is PostgreSQL's default; only its owner may create in it (the default since PostgreSQL 15).
revoke create on schema public from public;
