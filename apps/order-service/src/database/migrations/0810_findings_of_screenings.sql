-- What the screener found, sequence by sequence: [{"name": "lr-03", "match": "toxin", "sharedNt": 50}]. Empty: it found
-- nothing. Null: a person decided, or a version before that kept the sentence alone.
alter table screening_history add column findings jsonb;
