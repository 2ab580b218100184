-- Words of title and summary alone: many hits are sorted by them in a moment, before the texts of the best are looked at.
alter table content.published_entry add column head_words tsvector generated always as (
  setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B')) stored;
