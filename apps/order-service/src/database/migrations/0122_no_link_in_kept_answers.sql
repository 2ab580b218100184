-- The link to a shared cart opens it for whoever has it, so that only its hash is kept: answers that were kept under an
-- Idempotency-Key with a link in them are forgotten a little before their time.
delete from idempotency_key where body ? 'share' and body ? 'link';
