-- Each entry of the register is judged by the keys of its own categories, as articles are; before, with a table of all of them that was made again.
CREATE OR REPLACE VIEW public_register AS
  SELECT a.id, a.base_article_id, a.language_id, a.version, a.author_name, t.reason AS title_removal_reason,
      CASE WHEN t.reason IS NULL THEN a.title END AS title, CASE WHEN t.reason IS NULL THEN a.slug ELSE 'wycofano' END AS slug,
      a.published_date, a.publish_end, a.status, a.type
    FROM articles a JOIN public_languages l ON l.id = a.language_id LEFT JOIN removed_titles t ON t.article_id = a.id
    WHERE a.published_date IS NOT NULL AND a.status >= 40 AND NOT a.is_hidden AND (a.type <> 10 OR EXISTS (SELECT FROM article_categories c
      WHERE c.article_id = a.id AND EXISTS (SELECT FROM public_category_ids p
        WHERE p.id = c.menu_element_id AND p.language_id = a.language_id OFFSET 0)));
