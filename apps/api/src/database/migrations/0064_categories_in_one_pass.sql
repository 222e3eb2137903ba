-- Before tables are analysed PostgreSQL expects one visible category, and looks through all of them for each article. Here it has no choice: lists and
-- numbers judge with a table of these categories that is made once for a statement (IN … IS TRUE is no join), what asks for few rows with the indexes
-- of one category (OFFSET 0 is no join either).
CREATE OR REPLACE VIEW public_common_articles AS
  SELECT a.* FROM valid_articles a WHERE a.type = 10
    AND EXISTS (SELECT FROM article_categories c WHERE c.article_id = a.id
      AND ((c.menu_element_id, a.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)) IS TRUE);

-- An article of a category that visitors see is public as soon as it is valid.
CREATE OR REPLACE VIEW public_category_counts AS
  SELECT c.menu_element_id, a.language_id, count(*)::int AS articles
    FROM article_categories c JOIN valid_articles a ON a.id = c.article_id
    WHERE a.type = 10 AND ((c.menu_element_id, a.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)) IS TRUE
    GROUP BY c.menu_element_id, a.language_id;

CREATE OR REPLACE VIEW public_changes AS
  SELECT v.published_date AS date, CASE WHEN v.version = 1 THEN 'published' ELSE 'changed' END AS kind, v.id AS article_id, v.base_article_id,
      v.language_id, v.version, v.title, v.slug, v.reason
    FROM valid_versions v WHERE v.type = 10 AND EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.current_id
      AND ((c.menu_element_id, v.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)) IS TRUE)
  UNION ALL
  SELECT x.created_date, 'added', a.id, a.base_article_id, a.language_id, a.version, a.title, a.slug, 'Dodano załącznik: ' || x.display_name
    FROM public_common_articles a JOIN article_attachments x ON x.article_id = a.id WHERE x.is_added
  UNION ALL
  SELECT g.gone_date, 'withdrawn', g.id, g.base_article_id, g.language_id, g.version, NULL, 'wycofano', g.reason FROM public_gone g;

CREATE OR REPLACE VIEW public_articles AS
  SELECT a.* FROM valid_articles a WHERE a.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = a.id
    AND EXISTS (SELECT FROM public_categories p WHERE p.id = c.menu_element_id AND p.language_id = a.language_id OFFSET 0));

CREATE OR REPLACE VIEW public_versions AS
  SELECT v.id, v.base_article_id, v.language_id, v.type, v.version, v.title, v.slug, v.short_description, v.content, v.extra_content,
      v.providing_entity, v.author_name, v.information_created, v.published_date, v.publish_end, v.created_by, v.revision, v.is_current, v.reason
    FROM valid_versions v WHERE v.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.current_id
      AND EXISTS (SELECT FROM public_categories p WHERE p.id = c.menu_element_id AND p.language_id = v.language_id OFFSET 0));

CREATE OR REPLACE VIEW public_page_views AS
  SELECT v.month, v.language_id, v.kind, v.item, v.views, a.title::text AS title, a.slug FROM page_views v
    CROSS JOIN LATERAL (SELECT b.id FROM articles b WHERE b.base_article_id = v.item AND b.language_id = v.language_id OFFSET 0) of_any_status
    CROSS JOIN LATERAL (SELECT p.title, p.slug FROM public_articles p WHERE p.id = of_any_status.id OFFSET 0) a
    WHERE v.kind = 'article'
  UNION ALL
  SELECT v.month, v.language_id, v.kind, v.item, v.views, c.display_text::text, c.slug FROM page_views v CROSS JOIN LATERAL
    (SELECT p.display_text, p.slug FROM public_categories p WHERE p.id = v.item AND p.language_id = v.language_id OFFSET 0) c
    WHERE v.kind = 'category'
  UNION ALL
  SELECT v.month, v.language_id, v.kind, v.item, v.views, NULL, NULL FROM page_views v
    JOIN public_languages l ON l.id = v.language_id WHERE v.kind NOT IN ('article', 'category');
