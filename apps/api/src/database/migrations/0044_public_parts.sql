-- The rest of what visitors may know at this moment: with it, everything that answers without signing in reads views, and a role that may read
-- nothing else can serve the public site.
CREATE OR REPLACE VIEW public_languages AS
  SELECT id, iso_code, local_name, name, date_format, status, iso_code = 'PL' AS is_default
  FROM languages WHERE status = 10 OR iso_code = 'PL';

-- A category and all its ancestors are visible and have a text in the language. A menu has at most four levels (menu_elements_depth): joins instead of
-- a recursion, so that a condition on a category or language is applied before them.
CREATE OR REPLACE VIEW public_categories AS
  SELECT m.id, t.language_id, m.type, m.parent_id, m.level, m.position, t.display_text, t.title, t.description, t.url, t.slug, t.target,
    ARRAY[m.type] || CASE WHEN first.id IS NULL THEN '{}' ELSE ARRAY[first.position, first.id] END
      || CASE WHEN second.id IS NULL THEN '{}' ELSE ARRAY[second.position, second.id] END
      || CASE WHEN third.id IS NULL THEN '{}' ELSE ARRAY[third.position, third.id] END || ARRAY[m.position, m.id] AS place
  FROM menu_elements m
    JOIN menu_element_translations t ON t.menu_element_id = m.id
    JOIN public_languages l ON l.id = t.language_id
    LEFT JOIN (menu_elements third JOIN menu_element_translations x ON x.menu_element_id = third.id AND NOT third.is_hidden)
      ON third.id = m.parent_id AND x.language_id = t.language_id
    LEFT JOIN (menu_elements second JOIN menu_element_translations y ON y.menu_element_id = second.id AND NOT second.is_hidden)
      ON second.id = third.parent_id AND y.language_id = t.language_id
    LEFT JOIN (menu_elements first JOIN menu_element_translations z ON z.menu_element_id = first.id AND NOT first.is_hidden)
      ON first.id = second.parent_id AND z.language_id = t.language_id
  WHERE NOT m.is_hidden
    AND (m.parent_id IS NULL OR third.id IS NOT NULL)
    AND (third.parent_id IS NULL OR second.id IS NOT NULL)
    AND (second.parent_id IS NULL OR first.id IS NOT NULL);

CREATE VIEW public_redirects AS
  SELECT c.id AS menu_element_id, c.language_id, r.slug AS from_slug, c.slug AS to_slug, r.created_date
  FROM menu_redirects r JOIN public_categories c ON c.id = r.menu_element_id AND c.language_id = r.language_id;

CREATE VIEW public_tiles AS
  SELECT t.id, t.language_id, t.display_text, t.title, t.url, t.menu_element_id, t.article_id, t.file_id, t.icon_name, t.target
  FROM tiles t JOIN public_languages l ON l.id = t.language_id
  WHERE t.is_active AND coalesce(t.show_from <= now(), true) AND coalesce(t.show_to > now(), true);

CREATE VIEW public_banners AS
  SELECT b.id, b.language_id, coalesce(b.display_text, b.name) AS display_text, b.title, b.url, b.target, b.color, b.compatibility_with_app_color, b.file_id
  FROM banners b JOIN public_languages l ON l.id = b.language_id
  WHERE b.is_active AND coalesce(b.show_from <= now(), true) AND coalesce(b.show_to > now(), true);

CREATE VIEW public_bookmarks AS
  SELECT b.id, b.language_id, b.display_text, b.title, b.target, b.color, b.show_on_main_page
  FROM bookmarks b JOIN public_languages l ON l.id = b.language_id WHERE b.is_active;

CREATE VIEW public_rss_channels AS
  SELECT c.id, c.language_id, c.display_text, c.title, c.target
  FROM rss_channels c JOIN public_languages l ON l.id = c.language_id WHERE c.is_active;

CREATE VIEW public_contacts AS
  SELECT c.id, c.language_id, c.position, c.full_name, c.job_position, c.raw_description, c.office_contact_photo_id
  FROM office_contacts c JOIN public_languages l ON l.id = c.language_id;

-- Texts of the page's frame that are switched on.
CREATE VIEW public_parameters AS
  SELECT key_name, value FROM system_parameters
  WHERE key_name IN ('ApplicationColor', 'TileCount')
    OR (key_name = 'CookieInformation' AND value ->> 'isEnabled' = 'true')
    OR (key_name = 'Analytics' AND value ->> 'isActive' = 'true');
