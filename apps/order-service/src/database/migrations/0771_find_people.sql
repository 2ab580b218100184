-- The words of a text in small letters, as searches of the office split what is typed.
create function words_to_find(searched text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 200)), '{}'))
    from regexp_split_to_table(lower(searched), '[\s/,;]+') word where word <> ''
$$;

-- The people of the office's searches: by any word of their name and company, by their address, and by what stands behind its @.
create index account_words on account using gin (words_to_find(
  first_name || ' ' || last_name || ' ' || company_name || ' ' || email || ' ' || split_part(email, '@', 2)));

-- The latest quotes, and those whose number begins with what was typed.
create index quote_latest on quote (issued_at desc, id desc);
create index quote_number_start on quote (number text_pattern_ops);
