-- What the price of a product beyond guides depends on: plate formats, amounts, counts of genes or pools. The specified
-- columns stay; what has none stands by name beside them: options as {"plate_format": ["384_echo"]}, ranges as
-- {"genes": {"min": 100, "max": null}}. The version before writes neither, and sells nothing that has them.
alter table price_record
  add column further_options jsonb not null default '{}',
  add column further_ranges jsonb not null default '{}';

-- In which forms a product is sold is a table of the domain, and is checked by the import: a new product is no migration.
alter table price_record drop constraint price_record_product_type_check;
