-- What always holds of content, whatever was killed, repeated or done at once. Each part gives the rows that break one
-- rule; no rows at all is what is right. What a draft points at may be missing: an import brings entries in any order.

-- What the site reads is what was published of an entry that is not in the trash.
select 'the site reads the published version of each entry, and nothing else' as rule, coalesce(e.id, p.id)::text as subject,
       format('%s version %s published, %s version %s on the site', e.type, e.published_version, p.type, p.version) as found
  from content.entry e
  full join content.published_entry p on p.id = e.id
 where e.published_version is distinct from p.version or p.type <> e.type
union all
select 'an entry in the trash is on the site no more, and nothing is to be done with it', e.id::text,
       format('version %s published, due %s', e.published_version, coalesce(e.publish_at, e.unpublish_at))
  from content.entry e
 where e.deleted_at is not null and (e.published_version is not null or e.publish_at is not null or e.unpublish_at is not null)
union all
select 'the versions that an entry names are kept', e.id::text, format('its %s version %s', named.as_what, named.number)
  from content.entry e
 cross join lateral (values ('draft', e.draft_version), ('published', e.published_version),
                            ('scheduled', e.publish_version), ('approved', e.approved_version)) named (as_what, number)
 where named.number is not null
   and not exists (select from content.version v where v.entry_id = e.id and v.number = named.number)
union all
select 'when a version was published is kept', p.id::text, format('version %s', p.version)
  from content.published_entry p
 where not exists (select from content.published_version v where v.entry_id = p.id and v.version = p.version)

-- What a page shows of others is there. Above a hundred pages, a job draws them again; until then they show what was.
union all
select 'a page shows what is published of other entries', p.id::text, format('%s at %s', shown.part ->> 'id', shown.part ->> 'url')
  from content.published_entry p
 cross join lateral (
   select distinct part from jsonb_path_query(p.fields, '$.** ? (exists (@.card) && exists (@.id))') part) shown
  left join content.published_entry of on of.id::text = shown.part ->> 'id'
 where (of.id is null or of.url is distinct from shown.part ->> 'url' or of.title is distinct from shown.part ->> 'title')
   and not exists (select from graphile_worker.jobs j where j.task_identifier = 'refresh_content')
union all
select 'what a page shows of another entry is known as its use', p.id::text, shown.id
  from content.published_entry p
 cross join lateral (
   select distinct part ->> 'id' as id
     from jsonb_path_query(p.fields, '$.** ? (exists (@.card) && exists (@.id))') part) shown
 where shown.id not in (
   -- A card may hold another one: an article shows its tag, and with it the product that the tag stands for.
   with recursive used (id) as (
     select u.target_id from content.use u where u.entry_id = p.id and u.stage = 'published'
      union
     select u.target_id from used join content.use u on u.entry_id = used.id and u.stage = 'published')
   select id::text from used)
union all
select 'the pictures and files of a page are kept', p.id::text, shown.src
  from content.published_entry p
 cross join lateral (
   select distinct part #>> '{}' as src
     from (select jsonb_path_query(p.fields, '$.**.src')
           union all select jsonb_path_query(p.fields, '$.** ? (exists (@.bytes)).href')) sources (part)) shown
 where shown.src ~ '^/media/[0-9a-f]{64}/'
   and not exists (select from content.media m where m.hash = substr(shown.src, 8, 64))

-- Redirects lead on at once: to no other redirect, and so never round.
union all
select 'a redirect leads to no redirect', r.from_key, format('%s, which leads to %s', r.to_url, further.to_url)
  from content.redirect r
  join content.redirect further on further.from_key = lower(r.to_url)

-- Seats are taken while one is left; afterwards an editor may give an event fewer.
union all
select 'no more seats of an event are taken than it ever had', s.event_id::text, format('%s of %s', s.taken, coalesce(offered.most, 0))
  from content.event_seats s
  join content.entry e on e.id = s.event_id
  left join lateral (
    select max((v.fields ->> 'seats')::numeric) as most
      from content.published_version p
      join content.version v on v.entry_id = p.entry_id and v.number = p.version
     where p.entry_id = s.event_id) offered on true
 where s.taken > coalesce(offered.most, 0)
