-- Until when sales lets a quote be ordered at its prices although it has ended; null: it ends on its own day. The quote
-- itself, and the day on its paper, stay as they were issued. Who did it and why is in the audit.
alter table quote add column honoured_until timestamptz check (honoured_until > expires_at);
