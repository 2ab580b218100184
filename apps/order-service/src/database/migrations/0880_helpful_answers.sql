-- How many readers found an article helpful, which its page says.
create index form_answer_helpful on content.form_answer (page_id) where form = 'helpful';
