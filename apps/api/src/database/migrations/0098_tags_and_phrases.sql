-- The search knows the tags of what is published: it is indexed once more where it has some, and when they change.
CREATE FUNCTION tags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) SELECT DISTINCT a.id FROM changed x JOIN articles a ON a.id = x.article_id AND a.status = 40
    ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  IF FOUND THEN PERFORM pg_notify('search_due', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tags_to_find AFTER INSERT ON article_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tags_changed();
CREATE TRIGGER tags_found_no_more AFTER DELETE ON article_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tags_changed();

CREATE FUNCTION tag_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) SELECT a.id FROM article_tags x JOIN articles a ON a.id = x.article_id AND a.status = 40 WHERE x.tag_id = new.id
    ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  IF FOUND THEN PERFORM pg_notify('search_due', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tags_found_differently AFTER UPDATE OF name ON tags
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION tag_renamed();

INSERT INTO articles_to_index (article_id) SELECT DISTINCT a.id FROM articles a JOIN article_tags x ON x.article_id = a.id WHERE a.status = 40
ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;

-- a new tag is on no page yet
CREATE TRIGGER tags_on_site AFTER UPDATE OF name OR DELETE OR TRUNCATE ON tags FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();

-- for the bulletin's role, which reads the views
CREATE VIEW public_article_tags AS SELECT x.article_id, g.name FROM article_tags x JOIN tags g ON g.id = x.tag_id
  WHERE EXISTS (SELECT FROM public_articles a WHERE a.id = x.article_id);

INSERT INTO standard_elements (id, area_name, element_type, element_name, is_translation_required, is_translation_description_required,
    is_translation_editable, is_translation_description_editable)
  VALUES (101, 'Wyszukiwarka', 30, 'Nic nie ma tych słów obok siebie; to ma je osobno', true, false, true, false),
    (102, 'Wyszukiwarka', 30, 'Pokrewne kategorie', true, false, true, false);
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description)
  SELECT e.id, l.id, e.element_name, '' FROM standard_elements e, languages l WHERE e.id IN (101, 102) AND l.iso_code = 'PL';
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description, source_hash, revision)
  SELECT e.id, l.id, CASE l.iso_code WHEN 'EN' THEN e.english ELSE e.ukrainian END, '', (SELECT p.wording_hash FROM standard_element_translations p
      JOIN languages d ON d.id = p.language_id WHERE d.iso_code = 'PL' AND p.standard_element_id = e.id), 0
  FROM languages l, (VALUES
    (101, 'Nothing has these words side by side; this has them apart', 'Ніщо не містить цих слів поруч; тут вони окремо'),
    (102, 'Related categories', 'Споріднені категорії')) AS e (id, english, ukrainian)
  WHERE l.iso_code IN ('EN', 'UA') ON CONFLICT DO NOTHING;

-- A role of the bulletin that has its rights already (let_serve_bulletin) may read the new views too.
DO $$
DECLARE reader name;
BEGIN
  FOR reader IN SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = current_schema() AND table_name = 'public_articles' AND privilege_type = 'SELECT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT SELECT ON public_article_tags, public_search_words TO %I', reader);
  END LOOP;
END $$;
