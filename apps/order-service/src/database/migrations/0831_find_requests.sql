-- The list of requests in the office: those that wait for sales first, narrowed by state and by who answers.
create index advanced_request_waiting on advanced_request (
  (case state when 'submitted' then 0 when 'with_sales' then 1 when 'waiting_for_customer' then 2 when 'quoted' then 3 else 4 end),
  created_at, id) include (state, sales_rep_id);

-- Its search: the words of titles, and numbers that begin so; people have an index of their own. The words are kept beside
-- the title: a word that most titles have is looked for in the rows, which would split every title anew.
alter table advanced_request add column title_words tsvector generated always as (words_to_find(title)) stored;
create index advanced_request_words on advanced_request using gin (title_words);
create index advanced_request_number_start on advanced_request (number text_pattern_ops);

-- A quote is read by its id alone where sales honours it.
create index quote_by_id on quote (id);
