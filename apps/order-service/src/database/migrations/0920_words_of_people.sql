-- The words that a person is found by are kept beside the account: a word that most people have, of an institute, is looked
-- for in the rows, which split each name and address anew, three times a search.
alter table account add column person_words tsvector generated always as (words_to_find(
  first_name || ' ' || last_name || ' ' || company_name || ' ' || email || ' ' || split_part(email, '@', 2))) stored;
create index account_person_words on account using gin (person_words);
drop index account_words;
