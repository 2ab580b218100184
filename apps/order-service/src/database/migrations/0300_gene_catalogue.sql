-- The gene catalogue: reference tables (the same for every account). An import makes a version of one genome, which never
-- changes; items keep the version that they were made by, so older ones stay. One version of each genome is the current one.

create table gene_catalogue (
  version text primary key check (version ~ '^[0-9a-f]{16}$'),
  genome text not null,
  -- The names of the files that it was made from.
  name text not null,
  imported_at timestamptz not null,
  is_current boolean not null default false,
  gene_count integer not null,
  guide_count integer not null,
  cell_line_count integer not null,
  unique (genome, version)
);

create unique index gene_catalogue_one_current on gene_catalogue (genome) where is_current;

-- Places count bases from 1, both ends included.
create table catalogue_gene (
  version text not null references gene_catalogue (version),
  ensembl_id text not null,
  symbol text not null,
  current_symbol text,
  synonyms text[] not null,
  uncertain_synonyms text[] not null,
  biotype text not null,
  is_protein_coding boolean not null,
  is_essential boolean not null,
  is_control boolean not null,
  guide_count integer not null,
  off_target_genes text[] not null,
  chromosome text,
  place_start integer,
  place_end integer,
  strand text check (strand in ('+', '-')),
  primary key (version, ensembl_id)
);

-- A target stands under every gene that it cuts.
create table catalogue_guide (
  version text not null,
  ensembl_id text not null,
  number integer not null check (number > 0),
  target text not null check (target ~ '^[ACGT]{17,24}$'),
  pam text,
  chromosome text,
  place_start integer,
  place_end integer,
  strand text check (strand in ('+', '-')),
  primary key (version, ensembl_id, number),
  foreign key (version, ensembl_id) references catalogue_gene (version, ensembl_id)
);

create index catalogue_guide_by_target on catalogue_guide (version, target);

create table catalogue_cell_line (
  version text not null references gene_catalogue (version),
  position integer not null,
  name text not null,
  origin text not null,
  synonyms text[] not null,
  products text[] not null,
  primary key (version, name)
);

-- The list of genes as calls answer it, compressed once: of one version, or of the current ones of all genomes, whose
-- versions are joined by "+". Made from the tables above.
create table catalogue_list (
  versions text primary key,
  brotli bytea not null,
  gzip bytea not null
);

create trigger catalogue_gene_stays before update or delete on catalogue_gene
  for each row execute function refuse_change();
create trigger catalogue_guide_stays before update or delete on catalogue_guide
  for each row execute function refuse_change();
create trigger catalogue_cell_line_stays before update or delete on catalogue_cell_line
  for each row execute function refuse_change();
create trigger catalogue_gene_is_not_emptied before truncate on catalogue_gene
  for each statement execute function refuse_change();
create trigger catalogue_guide_is_not_emptied before truncate on catalogue_guide
  for each statement execute function refuse_change();
create trigger catalogue_cell_line_is_not_emptied before truncate on catalogue_cell_line
  for each statement execute function refuse_change();
