-- A publication that ends as planned was not withdrawn: nobody took it back, and there is no reason to be given.
CREATE OR REPLACE VIEW public_gone AS
  SELECT g.*, CASE WHEN g.reason IS NULL AND g.gone_date >= v.publish_end THEN v.publish_end END AS planned_end
  FROM (SELECT DISTINCT ON (v.base_article_id, v.language_id) v.id, v.base_article_id, v.language_id, v.version, v.status,
      coalesce(v.withdrawed_date, v.archived_date, v.publish_end) AS gone_date,
      (SELECT x.change_text FROM change_log x WHERE x.article_id = v.id AND x.created_date = coalesce(v.withdrawed_date, v.archived_date)
        ORDER BY x.id DESC LIMIT 1) AS reason
    FROM articles v JOIN public_languages l ON l.id = v.language_id
    WHERE v.published_date IS NOT NULL AND NOT v.is_hidden AND (v.status IN (50, 60) OR (v.status = 40 AND v.publish_end <= now()))
      AND NOT EXISTS (SELECT FROM articles p WHERE p.base_article_id = v.base_article_id AND p.language_id = v.language_id
        AND p.status = 40 AND (p.publish_end IS NULL OR p.publish_end > now()))
      AND (v.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.id
        AND (c.menu_element_id, v.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)))
    ORDER BY v.base_article_id, v.language_id, v.version DESC) g JOIN articles v ON v.id = g.id;

CREATE OR REPLACE VIEW public_changes AS
  SELECT v.published_date AS date, CASE WHEN v.version = 1 THEN 'published' ELSE 'changed' END AS kind, v.id AS article_id, v.base_article_id,
      v.language_id, v.version, v.title, v.slug, v.reason
    FROM valid_versions v WHERE v.type = 10 AND EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.current_id
      AND ((c.menu_element_id, v.language_id) IN (SELECT p.id, p.language_id FROM public_categories p)) IS TRUE)
  UNION ALL
  SELECT x.created_date, 'added', a.id, a.base_article_id, a.language_id, a.version, a.title, a.slug, 'Dodano załącznik: ' || x.display_name
    FROM public_common_articles a JOIN article_attachments x ON x.article_id = a.id WHERE x.is_added
  UNION ALL
  SELECT g.gone_date, CASE WHEN g.planned_end IS NULL THEN 'withdrawn' ELSE 'ended' END, g.id, g.base_article_id, g.language_id, g.version, NULL,
      'wycofano', g.reason FROM public_gone g;

INSERT INTO standard_elements (id, area_name, element_type, element_name, is_translation_required, is_translation_description_required,
    is_translation_editable, is_translation_description_editable)
  VALUES (98, 'Rejestr zmian', 30, 'Upłynął czas publikacji', true, false, true, false);
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description)
  SELECT 98, id, 'Upłynął czas publikacji', '' FROM languages WHERE iso_code = 'PL';
