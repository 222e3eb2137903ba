-- Mails that wait to be sent, to users and to citizens who asked to be told of changes. A row says to whom and about what, never in which words, and has no address: that
-- is read when it is sent. What is done is kept for some days without its facts.
CREATE TABLE subscriptions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- what the tokens of its links are made of, with the office's secret
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  -- of the token; null until the first mail is sent
  token_hash text UNIQUE,
  email text NOT NULL,
  language_id integer NOT NULL REFERENCES languages ON DELETE CASCADE,
  scope text NOT NULL CHECK (scope IN ('everything', 'category', 'article')),
  -- a category or an article; 0 for everything
  item integer NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('daily', 'atOnce')),
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- changes until then have been told
  told_until timestamptz,
  UNIQUE (email, language_id, scope, item)
);
CREATE INDEX subscriptions_unconfirmed ON subscriptions (asked_at) WHERE confirmed_at IS NULL;

CREATE TABLE mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- the same in every try, so that a mail which was sent twice can be known as one
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  user_id integer REFERENCES users ON DELETE CASCADE,
  subscription_id integer REFERENCES subscriptions ON DELETE CASCADE,
  facts jsonb NOT NULL DEFAULT '{}',
  queued_at timestamptz NOT NULL,
  -- the next try; while one is being made, when it counts as lost
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- why the last try failed: a code
  failure text,
  -- sent, or given up when there is a failure
  done_at timestamptz,
  CHECK (num_nonnulls(user_id, subscription_id) = 1)
);
CREATE INDEX mails_due ON mails (due_at) WHERE done_at IS NULL;
CREATE INDEX mails_done ON mails (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX mails_user ON mails (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX mails_subscription ON mails (subscription_id) WHERE subscription_id IS NOT NULL;

-- Whether the office sends mail, noted by the process that does: the bulletin in a process of its own knows no mail server.
CREATE TABLE mail_service (is_set_up boolean NOT NULL);
INSERT INTO mail_service VALUES (false);
CREATE TRIGGER mail_service_on_site AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON mail_service
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE VIEW public_mail_service AS SELECT is_set_up FROM mail_service;

-- What the bulletin may do with addresses: hand one over, and, for who holds the token of a mail, confirm and remove. It reads none. An address that is known is
-- treated like any other, so that nobody finds out whose it is.
CREATE FUNCTION ask_for_subscription(address text, lang text, asked_scope text, asked_item integer, asked_frequency text, moment timestamptz)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  asked_language integer := (SELECT id FROM public_languages WHERE iso_code = lang);
  asked integer;
BEGIN
  IF asked_language IS NULL OR NOT (SELECT is_set_up FROM mail_service)
    OR asked_scope = 'everything' AND asked_item <> 0
    OR asked_scope = 'category' AND NOT EXISTS (SELECT FROM public_category_ids c WHERE c.id = asked_item AND c.language_id = asked_language)
    OR asked_scope = 'article' AND NOT EXISTS (SELECT FROM public_articles a WHERE a.base_article_id = asked_item AND a.language_id = asked_language)
    -- nobody's letter box is filled, and the office's mail server is nobody's tool: as many as an address may have open, as many as all may
    OR (SELECT count(*) FROM subscriptions s WHERE s.email = address AND s.confirmed_at IS NULL) >= 5
      AND NOT EXISTS (SELECT FROM subscriptions s WHERE s.email = address AND s.language_id = asked_language AND s.scope = asked_scope AND s.item = asked_item)
    OR (SELECT count(*) FROM subscriptions s WHERE s.confirmed_at IS NULL) >= 1000
  THEN RETURN; END IF;
  INSERT INTO subscriptions AS s (email, language_id, scope, item, frequency, asked_at)
    VALUES (address, asked_language, asked_scope, asked_item, asked_frequency, moment)
    ON CONFLICT (email, language_id, scope, item) DO UPDATE
      SET asked_at = moment, frequency = CASE WHEN s.confirmed_at IS NULL THEN asked_frequency ELSE s.frequency END
      WHERE s.asked_at <= moment - interval '1 hour'
    RETURNING id INTO asked;
  IF asked IS NOT NULL THEN
    INSERT INTO mails (kind, subscription_id, queued_at, due_at) VALUES ('subscriptionConfirmation', asked, moment, moment);
  END IF;
END $$;

-- Of whom holds the token. What was not confirmed in time is void.
CREATE FUNCTION find_subscription(token text, moment timestamptz) RETURNS TABLE (is_confirmed boolean)
  LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT s.confirmed_at IS NOT NULL FROM subscriptions s
    WHERE s.token_hash = token AND (s.confirmed_at IS NOT NULL OR s.asked_at > moment - interval '48 hours')
$$;
CREATE FUNCTION confirm_subscription(token text, moment timestamptz) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE subscriptions s SET confirmed_at = moment, told_until = moment
    WHERE s.token_hash = token AND s.confirmed_at IS NULL AND s.asked_at > moment - interval '48 hours';
  RETURN FOUND;
END $$;
CREATE FUNCTION leave_subscription(token text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM subscriptions s WHERE s.token_hash = token;
  RETURN FOUND;
END $$;

CREATE FUNCTION let_subscribe(reader name) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('GRANT SELECT ON public_mail_service TO %I', reader);
  EXECUTE format('GRANT EXECUTE ON FUNCTION ask_for_subscription(text, text, text, integer, text, timestamptz), find_subscription(text, timestamptz),
    confirm_subscription(text, timestamptz), leave_subscription(text) TO %I', reader);
END $$;
ALTER FUNCTION let_serve_bulletin(name) RENAME TO let_read_bulletin;
CREATE FUNCTION let_serve_bulletin(reader name) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM let_read_bulletin(reader);
  PERFORM let_subscribe(reader);
END $$;

REVOKE ALL ON FUNCTION ask_for_subscription(text, text, text, integer, text, timestamptz), find_subscription(text, timestamptz),
  confirm_subscription(text, timestamptz), leave_subscription(text), let_subscribe(name), let_read_bulletin(name), let_serve_bulletin(name) FROM PUBLIC;

-- A role of the bulletin that has its rights already.
DO $$
DECLARE reader name;
BEGIN
  FOR reader IN SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = current_schema() AND table_name = 'public_articles' AND privilege_type = 'SELECT' AND grantee <> current_user
  LOOP
    PERFORM let_subscribe(reader);
  END LOOP;
END $$;
