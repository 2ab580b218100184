-- Pictures and files of content. Small ones stand here, larger ones in the store's files.
create table content.media (
  id uuid primary key,
  -- SHA-256 in hexadecimal: the same bytes are kept once, and an address never shows anything else.
  hash text not null unique,
  name text not null,
  type text not null,
  bytes integer not null check (bytes > 0),
  -- Null: no picture.
  width integer,
  height integer,
  alt text not null default '',
  -- Where the picture is looked at, in hundredths from the left and the top.
  focus_x smallint check (focus_x between 0 and 100),
  focus_y smallint check (focus_y between 0 and 100),
  body bytea,
  file_key uuid,
  created_at timestamptz not null,
  created_by uuid,
  deleted_at timestamptz,
  check ((body is null) <> (file_key is null)),
  check ((width is null) = (height is null)),
  check ((focus_x is null) = (focus_y is null))
);

-- Narrower copies of a picture, and copies in other formats, made once.
create table content.media_copy (
  media_id uuid not null references content.media (id) on delete cascade,
  type text not null,
  width integer not null,
  bytes integer not null,
  body bytea not null,
  primary key (media_id, type, width)
);
