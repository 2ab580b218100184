-- What customers are told of each shipment with the order: working days of making and on the way, and the days by which it
-- ships and arrives. Null: placed by a version before, which showed what the settings of the day said.
alter table placed_order add column frozen_deliveries jsonb;
