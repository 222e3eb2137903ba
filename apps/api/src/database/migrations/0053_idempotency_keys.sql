-- Answers of POSTs that were sent with an Idempotency-Key, for callers whose answer was lost. Neither the key nor the answer can be read from here:
-- the key is hashed, and the answer is encrypted with it.
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  key_hash text NOT NULL,
  fingerprint text NOT NULL,
  -- NULL until the call is done
  answer text,
  created_date timestamp with time zone NOT NULL,
  PRIMARY KEY (user_id, key_hash)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_date);
