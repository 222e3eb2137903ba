-- The state of the bulletin (public_state) out of random marks. Each transaction that writes what pages are made of puts a mark of its own over one that
-- nobody else is writing at the moment, or beside them when all are being written; nobody waits. The mark of whoever commits last is always among them,
-- so that they are others after every commit, however transactions overlap and whatever cluster runs them; and where they are the same, so is what was
-- committed: no restore and no way back in time needs to be noticed. Numbers of transactions are no such thing: a new cluster begins at low ones.
CREATE TABLE site_marks (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), mark uuid NOT NULL DEFAULT gen_random_uuid());
INSERT INTO site_marks DEFAULT VALUES;

CREATE OR REPLACE FUNCTION note_site_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE free uuid;
BEGIN
  -- once in a transaction; a savepoint that is rolled back takes the setting with the mark
  IF current_setting('bip.site_marked', true) = 'yes' THEN RETURN NULL; END IF;
  SELECT id INTO free FROM site_marks LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN UPDATE site_marks SET mark = gen_random_uuid() WHERE id = free;
  ELSE INSERT INTO site_marks DEFAULT VALUES;
  END IF;
  PERFORM set_config('bip.site_marked', 'yes', true);
  RETURN NULL;
END $$;

-- Replaced rather than made anew, so that the rights to it stay. Another one also when the clock alone begins or ends something.
CREATE OR REPLACE VIEW public_state AS SELECT md5(concat_ws(' ',
  (SELECT string_agg(mark::text, ' ' ORDER BY mark) FROM site_marks),
  (SELECT 't' || string_agg(t.id::text, ' ' ORDER BY t.id) FROM public_tiles t),
  (SELECT 'b' || string_agg(b.id::text, ' ' ORDER BY b.id) FROM public_banners b),
  (SELECT count(*) FROM articles a WHERE a.status = 40 AND a.publish_end <= now()))) AS state;

DROP TABLE site_changes;
