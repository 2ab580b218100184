-- A gift card that is being bought keeps its place for itself: no second one is promised the same place, also when the
-- lock that usually sees to it is not taken. Refills of the customer's own edit credit share one place.
create unique index credit_purchase_one_gift_card_a_place on credit_purchase (account_id, place)
  where status = 'open' and credit_type = 'gift_card';
create index credit_purchase_open on credit_purchase (account_id) where status = 'open';
