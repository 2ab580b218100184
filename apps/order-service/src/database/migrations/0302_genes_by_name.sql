-- Finds genes by any of their names without minding case: which gene of one species is called like one of another.
create function upper_gene_names(symbol text, current_symbol text, synonyms text[]) returns text[]
  language sql immutable parallel safe
  return (
    select array_agg(upper(name))
      from unnest(array[symbol, current_symbol] || synonyms) as n (name)
     where name is not null);

-- Without a list of late entries, which every search would read until the next vacuum: versions are written once.
create index catalogue_gene_by_name on catalogue_gene using gin (upper_gene_names(symbol, current_symbol, synonyms))
  with (fastupdate = off);
