-- What a gene is called in full, such as "tumor protein p53", where the files of the import say it; null: they do not.
-- Lists of genes leave it out: it is asked for by gene.
alter table catalogue_gene add column full_name text check (full_name <> '');
