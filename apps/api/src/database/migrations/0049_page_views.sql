-- How often pages of the bulletin are read, by month; nothing of the reader.
CREATE TABLE page_views (
  month text NOT NULL CHECK (month ~ '^\d{4}-\d\d$'),
  language_id integer NOT NULL REFERENCES languages ON DELETE CASCADE,
  kind text NOT NULL,
  -- of an article or a category, 0 of other pages
  item integer NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (month, language_id, kind, item)
);

-- The bulletin writes nothing else than this, through a function.
CREATE FUNCTION count_page_views(counted jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO page_views (month, language_id, kind, item, views)
    SELECT c.month, l.id, c.kind, c.item, least(c.views, 1000000)
    FROM jsonb_to_recordset(counted) AS c(month text, lang text, kind text, item integer, views bigint) JOIN public_languages l ON l.iso_code = c.lang
    WHERE c.views > 0 AND length(c.kind) <= 20
    ORDER BY 1, 2, 3, 4
  ON CONFLICT (month, language_id, kind, item) DO UPDATE SET views = page_views.views + excluded.views
$$;
REVOKE ALL ON FUNCTION count_page_views(jsonb) FROM PUBLIC;

-- Of articles and categories those that are public.
CREATE VIEW public_page_views AS
  SELECT v.month, v.language_id, v.kind, v.item, v.views, a.title::text AS title, a.slug FROM page_views v
    JOIN public_articles a ON v.kind = 'article' AND a.base_article_id = v.item AND a.language_id = v.language_id
  UNION ALL
  SELECT v.month, v.language_id, v.kind, v.item, v.views, c.display_text::text, c.slug FROM page_views v
    JOIN public_categories c ON v.kind = 'category' AND c.id = v.item AND c.language_id = v.language_id
  UNION ALL
  SELECT v.month, v.language_id, v.kind, v.item, v.views, NULL, NULL FROM page_views v
    JOIN public_languages l ON l.id = v.language_id WHERE v.kind NOT IN ('article', 'category');

-- What pages are made of, as one value: it changes with every transaction that has changed any of it, and with nothing else (page views, sign-ins, the
-- audit log). A row for a transaction is seen when the transaction is.
CREATE TABLE site_changes (change bigint PRIMARY KEY);
CREATE FUNCTION note_site_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE present CONSTANT bigint := pg_current_xact_id()::text::bigint;
BEGIN
  INSERT INTO site_changes VALUES (present) ON CONFLICT DO NOTHING;
  IF FOUND AND present % 100 = 0 THEN
    DELETE FROM site_changes WHERE change < (SELECT change FROM site_changes ORDER BY change DESC OFFSET 2000 LIMIT 1);
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['admission_hours', 'app_images', 'article_attachments', 'article_categories', 'article_links', 'article_multimedia',
    'article_tags', 'articles', 'banners', 'bookmark_tags', 'bookmarks', 'change_log', 'document_pages', 'document_repository', 'document_texts',
    'e_delivery_addresses', 'eu_collection_images', 'files', 'footer_elements', 'footer_links', 'footers', 'headers', 'languages',
    'menu_element_translations', 'menu_elements', 'menu_redirects', 'office_contacts', 'offices', 'rss_channel_bookmarks',
    'rss_channel_menu_elements', 'rss_channels', 'search_words', 'system_parameters', 'tile_setting_tiles', 'tile_settings', 'tiles']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_site_change()',
      name || '_on_site', name);
  END LOOP;
END $$;
CREATE VIEW public_state AS
  SELECT coalesce(string_agg(change::text, ' ' ORDER BY change DESC), '') AS state
  FROM (SELECT change FROM site_changes ORDER BY change DESC LIMIT 300) latest;
