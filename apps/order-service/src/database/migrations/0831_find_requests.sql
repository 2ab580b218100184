-- The list of requests in the office: those that wait for sales first, narrowed by state and by who answers.
create index advanced_request_waiting on advanced_request (
  (case state when 'submitted' then 0 when 'with_sales' then 1 when 'waiting_for_customer' then 2 when 'quoted' then 3 else 4 end),
  created_at, id) include (state, sales_rep_id);

-- Its search: the words of titles, and numbers that begin so; people have an index of their own.
create index advanced_request_words on advanced_request using gin (words_to_find(title));
create index advanced_request_number_start on advanced_request (number text_pattern_ops);

-- A quote is read by its id alone where sales honours it.
create index quote_by_id on quote (id);
