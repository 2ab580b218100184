-- What a price record takes off the list price, in minor units. A row of type fixed keeps what it always meant: a price by
-- itself. An amount off is a row of type percent with price 0 and this column: the release before, which does not know the
-- column, takes nothing off, and never reads an amount off as a price.
alter table price_record
  add column amount_off_minor bigint,
  add constraint price_record_amount_off
    check (amount_off_minor is null or (amount_off_minor >= 0 and price_type = 'percent' and price = 0)) not valid;
