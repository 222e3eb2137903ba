-- What is public at this moment, said here and nowhere else: pages, feeds, searches and public operations of the bulletin read these views.
CREATE VIEW public_languages AS
  SELECT id, iso_code, local_name FROM languages WHERE status = 10 OR iso_code = 'PL';

-- In each language, without what is hidden and without what lies in it.
CREATE VIEW public_categories AS
  WITH RECURSIVE shown AS (
    SELECT m.id, t.language_id, m.type, m.parent_id, m.level, m.position, t.display_text, t.title, t.description, t.url, t.slug, t.target,
        ARRAY[m.type, m.position, m.id] AS place
      FROM menu_elements m JOIN menu_element_translations t ON t.menu_element_id = m.id JOIN public_languages l ON l.id = t.language_id
      WHERE m.parent_id IS NULL AND NOT m.is_hidden
    UNION ALL
    SELECT m.id, t.language_id, m.type, m.parent_id, m.level, m.position, t.display_text, t.title, t.description, t.url, t.slug, t.target,
        s.place || ARRAY[m.position, m.id]
      FROM shown s JOIN menu_elements m ON m.parent_id = s.id
        JOIN menu_element_translations t ON t.menu_element_id = m.id AND t.language_id = s.language_id
      WHERE NOT m.is_hidden
  )
  SELECT * FROM shown;

-- The version that holds now. A common article needs a category that visitors see.
CREATE VIEW public_articles AS
  SELECT a.id, a.base_article_id, a.language_id, a.type, a.version, a.title, a.slug, a.short_description, a.content, a.extra_content,
      a.providing_entity, a.author_name, a.information_created, a.published_date, a.publish_end, a.created_by, a.revision
    FROM articles a JOIN public_languages l ON l.id = a.language_id
    WHERE a.status = 40 AND NOT a.is_hidden AND a.published_date IS NOT NULL AND (a.publish_end IS NULL OR a.publish_end > now())
      AND (a.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = a.id
        AND (c.menu_element_id, a.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)));

-- Of an article that is public: what held before, unless it was withdrawn or is hidden.
CREATE VIEW public_versions AS
  SELECT v.id, v.base_article_id, v.language_id, v.type, v.version, v.title, v.slug, v.short_description, v.content, v.extra_content,
      v.providing_entity, v.author_name, v.information_created, v.published_date, v.publish_end, v.created_by, v.revision,
      v.id = a.id AS is_current,
      CASE WHEN v.version > 1 THEN (SELECT x.change_text FROM change_log x WHERE x.article_id = v.id AND x.change_text IS NOT NULL
        AND x.created_date <= v.published_date ORDER BY x.id DESC LIMIT 1) END AS reason
    FROM public_articles a JOIN articles v ON v.base_article_id = a.base_article_id AND v.language_id = a.language_id
    WHERE v.id = a.id OR (v.status = 60 AND v.version < a.version AND v.published_date IS NOT NULL AND v.withdrawed_date IS NULL AND NOT v.is_hidden);

-- What was public and is no more: when and why, but not what it said.
CREATE VIEW public_gone AS
  SELECT DISTINCT ON (v.base_article_id, v.language_id) v.id, v.base_article_id, v.language_id, v.version, v.status,
      coalesce(v.withdrawed_date, v.archived_date, v.publish_end) AS gone_date,
      (SELECT x.change_text FROM change_log x WHERE x.article_id = v.id AND x.created_date = coalesce(v.withdrawed_date, v.archived_date)
        ORDER BY x.id DESC LIMIT 1) AS reason
    FROM articles v JOIN public_languages l ON l.id = v.language_id
    WHERE v.published_date IS NOT NULL AND NOT v.is_hidden AND (v.status IN (50, 60) OR (v.status = 40 AND v.publish_end <= now()))
      AND NOT EXISTS (SELECT FROM articles p WHERE p.base_article_id = v.base_article_id AND p.language_id = v.language_id
        AND p.status = 40 AND (p.publish_end IS NULL OR p.publish_end > now()))
      AND (v.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.id
        AND (c.menu_element_id, v.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)))
    ORDER BY v.base_article_id, v.language_id, v.version DESC;

CREATE VIEW public_changes AS
  SELECT v.published_date AS date, CASE WHEN v.version = 1 THEN 'published' ELSE 'changed' END AS kind,
      v.id AS article_id, v.base_article_id, v.language_id, v.version, v.title::text AS title, v.slug, v.reason
    FROM public_versions v WHERE v.type = 10
  UNION ALL
  SELECT x.created_date, 'added', a.id, a.base_article_id, a.language_id, a.version, a.title::text, a.slug, 'Dodano załącznik: ' || x.display_name
    FROM public_articles a JOIN article_attachments x ON x.article_id = a.id WHERE a.type = 10 AND x.is_added
  UNION ALL
  SELECT g.gone_date, 'withdrawn', g.id, g.base_article_id, g.language_id, g.version, NULL, 'wycofano', g.reason
    FROM public_gone g;

-- The words of an article as readers look for them: lower case, without Polish marks and tags. A text vector holds at most 1 MB.
CREATE FUNCTION article_words(title text, lead text, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select to_tsvector('simple'::regconfig, translate(
    lower(left(title || ' ' || lead || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'), 300000)), 'ąćęłńóśźż', 'acelnoszz'))
$$;
CREATE INDEX articles_words ON articles USING gin (article_words(title, short_description, content)) WHERE status = 40;

-- The newest of the bulletin.
CREATE INDEX articles_public ON articles (language_id, type, published_date DESC, id DESC) WHERE status = 40 AND NOT is_hidden;
