-- What is published is searched far more often than it is changed: a search must not look through a list of entries that
-- wait to be put into the index (promise N3). A bulk of older entries is put in order at once.
alter index content.published_entry_words set (fastupdate = off);
select gin_clean_pending_list('content.published_entry_words');
