-- Raised by every write of a territory; a write that carries an older one changes nothing.
alter table sales_territory add column revision integer not null default 1;
