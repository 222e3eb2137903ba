-- Lists and numbers of common articles have views of their own. "In a category that visitors see" is their main condition, which PostgreSQL judges for
-- all rows at once. public_articles and public_versions, with system articles, judge each row that another table finds.
CREATE VIEW valid_articles AS
  SELECT a.id, a.base_article_id, a.language_id, a.type, a.version, a.title, a.slug, a.short_description, a.content, a.extra_content,
      a.providing_entity, a.author_name, a.information_created, a.published_date, a.publish_end, a.created_by, a.revision
    FROM articles a JOIN public_languages l ON l.id = a.language_id
    WHERE a.status = 40 AND NOT a.is_hidden AND a.published_date IS NOT NULL AND (a.publish_end IS NULL OR a.publish_end > now());

CREATE VIEW public_places AS
  SELECT c.article_id, c.menu_element_id, p.language_id FROM article_categories c JOIN public_categories p ON p.id = c.menu_element_id;

CREATE OR REPLACE VIEW public_articles AS
  SELECT a.* FROM valid_articles a WHERE a.type <> 10
    OR EXISTS (SELECT FROM public_places p WHERE p.article_id = a.id AND p.language_id = a.language_id);

CREATE VIEW public_common_articles AS
  SELECT a.* FROM valid_articles a WHERE a.type = 10
    AND EXISTS (SELECT FROM public_places p WHERE p.article_id = a.id AND p.language_id = a.language_id);

-- What held before, unless it was withdrawn or is hidden, belongs to the version that holds now.
CREATE VIEW valid_versions AS
  SELECT v.id, v.base_article_id, v.language_id, v.type, v.version, v.title, v.slug, v.short_description, v.content, v.extra_content,
      v.providing_entity, v.author_name, v.information_created, v.published_date, v.publish_end, v.created_by, v.revision,
      v.id = a.id AS is_current,
      CASE WHEN v.version > 1 THEN (SELECT x.change_text FROM change_log x WHERE x.article_id = v.id AND x.change_text IS NOT NULL
        AND x.created_date <= v.published_date ORDER BY x.id DESC LIMIT 1) END AS reason,
      a.id AS current_id
    FROM valid_articles a JOIN articles v ON v.base_article_id = a.base_article_id AND v.language_id = a.language_id
    WHERE v.id = a.id OR (v.status = 60 AND v.version < a.version AND v.published_date IS NOT NULL AND v.withdrawed_date IS NULL AND NOT v.is_hidden);

CREATE OR REPLACE VIEW public_versions AS
  SELECT v.id, v.base_article_id, v.language_id, v.type, v.version, v.title, v.slug, v.short_description, v.content, v.extra_content,
      v.providing_entity, v.author_name, v.information_created, v.published_date, v.publish_end, v.created_by, v.revision, v.is_current, v.reason
    FROM valid_versions v WHERE v.type <> 10
      OR EXISTS (SELECT FROM public_places p WHERE p.article_id = v.current_id AND p.language_id = v.language_id);

CREATE OR REPLACE VIEW public_changes AS
  SELECT v.published_date AS date, CASE WHEN v.version = 1 THEN 'published' ELSE 'changed' END AS kind, v.id AS article_id, v.base_article_id,
      v.language_id, v.version, v.title, v.slug, v.reason
    FROM valid_versions v WHERE v.type = 10
      AND EXISTS (SELECT FROM public_places p WHERE p.article_id = v.current_id AND p.language_id = v.language_id)
  UNION ALL
  SELECT x.created_date, 'added', a.id, a.base_article_id, a.language_id, a.version, a.title, a.slug, 'Dodano załącznik: ' || x.display_name
    FROM public_common_articles a JOIN article_attachments x ON x.article_id = a.id WHERE x.is_added
  UNION ALL
  SELECT g.gone_date, 'withdrawn', g.id, g.base_article_id, g.language_id, g.version, NULL, 'wycofano', g.reason FROM public_gone g;

-- An article of a category that visitors see is public as soon as it is valid. Counted first: joined first, PostgreSQL expects too few rows.
CREATE VIEW public_category_counts AS
  SELECT n.* FROM (
    SELECT c.menu_element_id, a.language_id, count(*)::int AS articles
      FROM article_categories c JOIN valid_articles a ON a.id = c.article_id WHERE a.type = 10
      GROUP BY c.menu_element_id, a.language_id) n
    WHERE (n.menu_element_id, n.language_id) IN (SELECT p.id, p.language_id FROM public_categories p);

-- A role of the bulletin that has its rights already (let_serve_bulletin) may read the new views too.
DO $$
DECLARE reader name;
BEGIN
  FOR reader IN SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = current_schema() AND table_name = 'public_articles' AND privilege_type = 'SELECT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT SELECT ON public_places, public_common_articles, public_category_counts TO %I', reader);
  END LOOP;
END $$;
