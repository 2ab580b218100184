-- Refunds that the card network has not confirmed yet, for the clerk who asks for them again.
create index refund_to_send on refund (updated_at) where status = 'created';
