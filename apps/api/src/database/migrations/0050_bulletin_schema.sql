-- What a bulletin in a process of its own may read: under the names of the tables the rows that are public, in a schema that its role finds first. The
-- same statements are run by both, and the role has a right to these views, to the views public_… and to two functions, and to no table.
CREATE SCHEMA bulletin;

CREATE VIEW bulletin.languages AS SELECT l.* FROM public.languages l WHERE l.id IN (SELECT p.id FROM public.public_languages p);
CREATE VIEW bulletin.articles AS SELECT a.id, a.base_article_id, a.language_id, a.version, a.slug, a.type FROM public.articles a
  WHERE EXISTS (SELECT FROM public.public_articles p WHERE p.base_article_id = a.base_article_id AND p.language_id = a.language_id);
CREATE VIEW bulletin.article_attachments AS SELECT x.* FROM public.article_attachments x
  WHERE EXISTS (SELECT FROM public.public_versions v WHERE v.id = x.article_id);
CREATE VIEW bulletin.article_links AS SELECT x.* FROM public.article_links x WHERE EXISTS (SELECT FROM public.public_versions v WHERE v.id = x.article_id);
CREATE VIEW bulletin.article_multimedia AS SELECT x.* FROM public.article_multimedia x
  WHERE EXISTS (SELECT FROM public.public_versions v WHERE v.id = x.article_id);
CREATE VIEW bulletin.article_categories AS SELECT c.* FROM public.article_categories c
  WHERE c.menu_element_id IN (SELECT p.id FROM public.public_categories p);
CREATE VIEW bulletin.article_tags AS SELECT t.* FROM public.article_tags t WHERE EXISTS (SELECT FROM public.public_articles a WHERE a.id = t.article_id);
-- Of what was done only the changes of status: they tell who decided about the publication.
CREATE VIEW bulletin.change_log AS SELECT x.id, x.article_id, x.created_by, x.created_by_id, x.created_date,
  CASE WHEN x.description LIKE '% → %' THEN x.description END AS description FROM public.change_log x
  WHERE EXISTS (SELECT FROM public.public_versions v WHERE v.id = x.article_id);
CREATE VIEW bulletin.menu_elements AS SELECT m.* FROM public.menu_elements m WHERE m.id IN (SELECT p.id FROM public.public_categories p);
CREATE VIEW bulletin.menu_element_translations AS SELECT t.* FROM public.menu_element_translations t
  WHERE (t.menu_element_id, t.language_id) IN (SELECT p.id, p.language_id FROM public.public_categories p);
CREATE VIEW bulletin.document_repository AS SELECT d.id, d.file_id, d.file_name, d.extension, d.file_type FROM public.document_repository d
  WHERE EXISTS (SELECT FROM public.article_attachments x JOIN public.public_versions v ON v.id = x.article_id WHERE x.document_repository_id = d.id);
CREATE VIEW bulletin.document_texts AS SELECT t.* FROM public.document_texts t WHERE EXISTS (SELECT FROM bulletin.document_repository d WHERE d.file_id = t.file_id);
CREATE VIEW bulletin.files AS SELECT f.* FROM public.files f
  WHERE f.is_public OR EXISTS (SELECT FROM bulletin.document_repository d WHERE d.file_id = f.id);
CREATE VIEW bulletin.system_parameters AS SELECT p.* FROM public.system_parameters p WHERE p.key_name IN (SELECT s.key_name FROM public.public_parameters s);
-- A part that is switched off is known to be, and says nothing.
CREATE VIEW bulletin.footer_elements AS SELECT e.language_id, e.type, e.is_active, CASE WHEN e.is_active THEN e.display_text END AS display_text,
  CASE WHEN e.is_active THEN e.content END AS content FROM public.footer_elements e;
CREATE VIEW bulletin.bookmarks AS SELECT b.* FROM public.bookmarks b WHERE b.id IN (SELECT p.id FROM public.public_bookmarks p);
CREATE VIEW bulletin.bookmark_tags AS SELECT t.* FROM public.bookmark_tags t WHERE t.bookmark_id IN (SELECT p.id FROM public.public_bookmarks p);
CREATE VIEW bulletin.rss_channels AS SELECT c.* FROM public.rss_channels c WHERE c.id IN (SELECT p.id FROM public.public_rss_channels p);
CREATE VIEW bulletin.tiles AS SELECT t.* FROM public.tiles t WHERE t.id IN (SELECT p.id FROM public.public_tiles p);

-- Settings of the pages, which are all shown.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['admission_hours', 'app_images', 'e_delivery_addresses', 'eu_collection_images', 'footer_links', 'footers', 'headers',
    'offices', 'rss_channel_bookmarks', 'rss_channel_menu_elements', 'tile_setting_tiles', 'tile_settings']
  LOOP
    EXECUTE format('CREATE VIEW bulletin.%I AS SELECT * FROM public.%I', name, name);
  END LOOP;
END $$;

-- Everything that a role needs to serve the bulletin; the administrator makes the role (docs/administration.md). A row of the log of sign-ins, the
-- audit log or an account is none of it.
CREATE FUNCTION let_serve_bulletin(reader name) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE shown text;
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA bulletin, public TO %I', reader);
  EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA bulletin TO %I', reader);
  FOR shown IN SELECT viewname FROM pg_views WHERE schemaname = 'public' AND viewname LIKE 'public\_%' LOOP
    EXECUTE format('GRANT SELECT ON public.%I TO %I', shown, reader);
  END LOOP;
  EXECUTE format('GRANT EXECUTE ON FUNCTION public_hits(tsquery, integer, integer, timestamptz, timestamptz, boolean, integer) TO %I', reader);
  EXECUTE format('GRANT EXECUTE ON FUNCTION count_page_views(jsonb) TO %I', reader);
END $$;
REVOKE ALL ON FUNCTION let_serve_bulletin(name) FROM PUBLIC;
