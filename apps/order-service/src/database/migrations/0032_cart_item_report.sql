-- The pre-flight report of an item: what the rules and the prices said when it was added or last edited. Computed here,
-- never sent by a browser. Null for add-ons, and for items that were added before there were reports.

alter table cart_item add column report jsonb;
