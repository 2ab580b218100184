-- The terms of sale that are in force: the published legal entry at /terms. No row: there are none, and nothing is sold.
create function content.terms_in_force() returns table (entry_id uuid, entry_version integer, text_version text)
  language sql stable as $$
  select id, version, fields->>'text_version' from content.published_entry
   where url_key = '/terms' and type = 'legal' limit 1 $$;

-- Which entry was accepted, and which version of it; an acceptance of before has its number alone.
alter table cart add column terms_entry_id uuid;
alter table cart add column terms_entry_version integer;
