-- The register of changes never forgets: what was published, and when it was public no more, is noted the moment it happens. An article that is published
-- again has another date of publication, and none of withdrawal; the register keeps both.
CREATE TABLE register_entries (
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  date timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('published', 'changed', 'withdrawn', 'ended')),
  PRIMARY KEY (article_id, date, kind)
);
CREATE INDEX register_entries_date ON register_entries (date DESC, article_id DESC);

-- Why the title of a version stands in the register no more: the withdrawal said so. Beside articles, since few have it, and PostgreSQL guesses from the
-- width of a row how many there are before a table is analysed.
CREATE TABLE removed_titles (
  article_id integer PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
  reason text NOT NULL
);

CREATE FUNCTION note_register_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone timestamptz := coalesce(new.withdrawed_date, new.archived_date);
  is_planned boolean;
BEGIN
  IF new.published_date IS NOT NULL AND new.status >= 40 AND (TG_OP = 'INSERT' OR old.status < 40 OR old.published_date IS DISTINCT FROM new.published_date) THEN
    INSERT INTO register_entries VALUES (new.id, new.published_date, CASE WHEN new.version = 1 THEN 'published' ELSE 'changed' END) ON CONFLICT DO NOTHING;
  END IF;
  -- archived because a newer version holds is no end
  IF new.published_date IS NOT NULL AND gone IS NOT NULL AND new.status IN (50, 60)
    AND (TG_OP = 'INSERT' AND (new.withdrawed_date IS NOT NULL OR gone >= new.publish_end) OR TG_OP = 'UPDATE' AND old.status = 40)
    AND (new.status = 50 OR NOT EXISTS (SELECT FROM articles n WHERE n.base_article_id = new.base_article_id AND n.language_id = new.language_id
      AND n.version > new.version AND n.published_date IS NOT NULL)) THEN
    is_planned := gone >= new.publish_end AND NOT EXISTS (SELECT FROM change_log x WHERE x.article_id = new.id AND x.created_date = gone AND x.change_text IS NOT NULL);
    INSERT INTO register_entries VALUES (new.id, CASE WHEN is_planned THEN new.publish_end ELSE gone END, CASE WHEN is_planned THEN 'ended' ELSE 'withdrawn' END)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER articles_in_register AFTER INSERT OR UPDATE OF status, published_date ON articles FOR EACH ROW EXECUTE FUNCTION note_register_entry();

INSERT INTO register_entries SELECT id, published_date, CASE WHEN version = 1 THEN 'published' ELSE 'changed' END FROM articles
  WHERE published_date IS NOT NULL AND status >= 40;
INSERT INTO register_entries SELECT id, coalesce(planned_end, gone_date), CASE WHEN planned_end IS NULL THEN 'withdrawn' ELSE 'ended' END FROM public_gone
  WHERE status IN (50, 60) AND gone_date IS NOT NULL ON CONFLICT DO NOTHING;
-- Former versions that were withdrawn and replaced later.
INSERT INTO register_entries SELECT id, withdrawed_date, 'withdrawn' FROM articles
  WHERE published_date IS NOT NULL AND status IN (50, 60) AND withdrawed_date IS NOT NULL
    AND NOT EXISTS (SELECT FROM register_entries e WHERE e.article_id = articles.id AND e.kind IN ('withdrawn', 'ended'));
-- Whoever withdrew them trusted that nobody reads the title any more.
INSERT INTO removed_titles SELECT id, 'Wycofano, zanim rejestr zachowywał tytuły' FROM articles WHERE published_date IS NOT NULL AND withdrawed_date IS NOT NULL;

CREATE TRIGGER register_entries_on_site AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON register_entries FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER removed_titles_on_site AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON removed_titles FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();

-- A title that must go is in no former version either.
CREATE OR REPLACE VIEW valid_versions AS
  SELECT v.id, v.base_article_id, v.language_id, v.type, v.version, v.title, v.slug, v.short_description, v.content, v.extra_content,
      v.providing_entity, v.author_name, v.information_created, v.published_date, v.publish_end, v.created_by, v.revision,
      v.id = a.id AS is_current,
      CASE WHEN v.version > 1 THEN (SELECT x.change_text FROM change_log x WHERE x.article_id = v.id AND x.change_text IS NOT NULL
        AND x.created_date <= v.published_date ORDER BY x.id DESC LIMIT 1) END AS reason,
      a.id AS current_id
    FROM valid_articles a JOIN articles v ON v.base_article_id = a.base_article_id AND v.language_id = a.language_id
    WHERE v.id = a.id OR (v.status = 60 AND v.version < a.version AND v.published_date IS NOT NULL AND v.withdrawed_date IS NULL AND NOT v.is_hidden
      AND NOT EXISTS (SELECT FROM removed_titles t WHERE t.article_id = v.id));

-- What an entry says of its version. A title that must go takes the names of attachments with it.
CREATE VIEW public_register AS
  SELECT a.id, a.base_article_id, a.language_id, a.version, a.author_name, t.reason AS title_removal_reason,
      CASE WHEN t.reason IS NULL THEN a.title END AS title, CASE WHEN t.reason IS NULL THEN a.slug ELSE 'wycofano' END AS slug,
      a.published_date, a.publish_end, a.status, a.type
    FROM articles a JOIN public_languages l ON l.id = a.language_id LEFT JOIN removed_titles t ON t.article_id = a.id
    WHERE a.published_date IS NOT NULL AND a.status >= 40 AND NOT a.is_hidden AND (a.type <> 10 OR EXISTS (SELECT FROM article_categories c
      WHERE c.article_id = a.id AND ((c.menu_element_id, a.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)) IS TRUE));

CREATE OR REPLACE VIEW public_changes AS
  SELECT e.date, e.kind, a.id AS article_id, a.base_article_id, a.language_id, a.version, a.title, a.slug,
      CASE WHEN e.kind IN ('withdrawn', 'ended') THEN (SELECT x.change_text FROM change_log x WHERE x.article_id = a.id AND x.created_date = e.date
          ORDER BY x.id DESC LIMIT 1)
        WHEN a.version > 1 THEN (SELECT x.change_text FROM change_log x WHERE x.article_id = a.id AND x.change_text IS NOT NULL
          AND x.created_date <= e.date AND NOT EXISTS (SELECT FROM register_entries w WHERE w.article_id = a.id AND w.kind = 'withdrawn' AND w.date = x.created_date)
          ORDER BY x.id DESC LIMIT 1) END AS reason,
      a.author_name, a.title_removal_reason
    FROM register_entries e JOIN public_register a ON a.id = e.article_id WHERE a.type = 10 OR e.kind IN ('withdrawn', 'ended')
  UNION ALL
  SELECT x.created_date, 'added', a.id, a.base_article_id, a.language_id, a.version, a.title, a.slug,
      CASE WHEN a.title_removal_reason IS NULL THEN 'Dodano załącznik: ' || x.display_name END, a.author_name, a.title_removal_reason
    FROM public_register a JOIN article_attachments x ON x.article_id = a.id WHERE a.type = 10 AND x.is_added
  UNION ALL
  -- ended by the clock; the schedule has not come yet
  SELECT a.publish_end, 'ended', a.id, a.base_article_id, a.language_id, a.version, a.title, a.slug, NULL, a.author_name, a.title_removal_reason
    FROM public_register a WHERE a.status = 40 AND a.publish_end <= now();

-- A role of the bulletin that has its rights already (let_serve_bulletin) may read the new view too.
DO $$
DECLARE reader name;
BEGIN
  FOR reader IN SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = current_schema() AND table_name = 'public_articles' AND privilege_type = 'SELECT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT SELECT ON public_register TO %I', reader);
  END LOOP;
END $$;
