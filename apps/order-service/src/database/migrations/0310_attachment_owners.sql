-- A file belongs to an owner of any kind: an order (from its cart on), a request, whatever comes. Orders stay in cart_id, by
-- which the release before knows them; it never sees files of other owners, and counts them in its quotas.
alter table attachment
  add column owner_kind text not null default 'order',
  add column other_owner_id uuid,
  add constraint attachment_one_owner check ((owner_kind = 'order') = (other_owner_id is null)) not valid;
