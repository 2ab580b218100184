-- What of a gene codes for protein, in one transcript: [{"number", "start", "end"}, …] in the order in which the gene is
-- read, bases from 1, both ends included (GC-16). And the genome around a guide's target, for its score (GC-17).
alter table catalogue_gene add column transcript text, add column coding_exons jsonb;
alter table catalogue_gene
  add constraint catalogue_gene_coding_whole check ((transcript is null) = (coding_exons is null)),
  add constraint catalogue_gene_coding_exons check (jsonb_typeof(coding_exons) = 'array' and coding_exons <> '[]');
alter table catalogue_guide add column context text check (context ~ '^[ACGT]{30}$');
