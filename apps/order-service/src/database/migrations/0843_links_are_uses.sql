-- Where entries lead by links in texts and fields, by the address without query and place on the page: a page that is
-- linked is used, too. Media by '/media/' and their hash. Kept by address and not by id: an address may get its page later.
create table content.link_use (
  entry_id uuid not null references content.entry (id) on delete cascade,
  stage text not null check (stage in ('draft', 'published')),
  url_key text not null check (length(url_key) <= 300),
  primary key (entry_id, stage, url_key)
);
create index link_use_of_key on content.link_use (url_key, stage);

-- Links of what was saved before: every value that begins as a path of this site. The next save of an entry reads them
-- by its fields.
insert into content.link_use (entry_id, stage, url_key)
select distinct id, stage, url_key from (
  select l.id, l.stage, case
      when l.href like '/media/%' then left(l.href, 71)
      else coalesce(nullif(lower(rtrim(regexp_replace(l.href, '[?#].*$', ''), '/')), ''), '/') end as url_key
    from (
      select e.id, s.stage, path #>> '{}' as href
        from content.entry e
        cross join lateral (values ('draft', e.draft_version), ('published', e.published_version)) s (stage, number)
        join content.version v on v.entry_id = e.id and v.number = s.number
        cross join lateral jsonb_path_query(v.fields, 'strict $.** ? (@.type() == "string" && @ starts with "/")') path
    ) l where l.href ~ '^/(?![/\\])[^\s]*$'
) k where length(url_key) <= 300;

-- Addresses that lead to an entry: of its draft, of its page, and those that were.
create view content.address_of as
  select id as entry_id, url as url_key from content.entry where url is not null
  union select id, url_key from content.published_entry where url_key is not null
  union select e.id, r.from_key from content.redirect r join content.entry e on e.url = r.to_url;

-- Which entry uses what: by a reference, by media, or by a link.
create view content.used_by as
  select target_id, entry_id, stage from content.use
  union all
  select a.entry_id, l.entry_id, l.stage from content.link_use l join content.address_of a on a.url_key = l.url_key
  union all
  select m.id, l.entry_id, l.stage from content.link_use l join content.media m on l.url_key = '/media/' || m.hash;
create index entry_url on content.entry (url) where url is not null;
