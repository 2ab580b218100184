-- Addresses that the owner of a cart ticked when sharing it, as they were then: whoever holds the link sees them. A link of
-- the release before shows none.
alter table cart_share add column addresses jsonb not null default '[]';
