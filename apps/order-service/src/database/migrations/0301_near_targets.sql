-- Finds targets that differ in few bases. Cut into four pieces, two targets with at most three mismatches have one
-- piece in common: its first five bases, the next five, the five after them, or the rest.
create index catalogue_guide_by_bases_1 on catalogue_guide (version, substr(target, 1, 5));
create index catalogue_guide_by_bases_6 on catalogue_guide (version, substr(target, 6, 5));
create index catalogue_guide_by_bases_11 on catalogue_guide (version, substr(target, 11, 5));
create index catalogue_guide_by_bases_16 on catalogue_guide (version, substr(target, 16));
