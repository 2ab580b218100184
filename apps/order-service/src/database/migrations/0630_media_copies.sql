-- Copies of pictures are made by a job; null: there is none to be made.
alter table content.media add column copies_due_at timestamptz;

create function content.keep_media_job() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.copies_due_at is not null then perform public.keep_job('copy_media', new.id::text, new.copies_due_at); end if;
  elsif old.copies_due_at is distinct from new.copies_due_at then
    perform public.keep_job('copy_media', new.id::text, new.copies_due_at);
  end if;
  return null;
end $$;
create trigger media_job after insert or update on content.media
  for each row execute function content.keep_media_job();
