-- The office finds orders by the number of their invoice and of their parcels, however it is written: by its letters and
-- digits alone, from the beginning. Boxes of the time before parcels have their number beside the shipment.
create index invoice_number_start on invoice
  (regexp_replace(lower(number), '[^a-z0-9]', '', 'g') text_pattern_ops);
create index parcel_tracking_start on parcel
  (regexp_replace(lower(tracking_number), '[^a-z0-9]', '', 'g') text_pattern_ops);
create index cart_group_tracking_start on cart_group
  (regexp_replace(lower(tracking_number), '[^a-z0-9]', '', 'g') text_pattern_ops) where tracking_number is not null;
