-- Texts of attachments, and the words by which readers find articles and pages of attachments. The server writes both: word forms are Polish, and no
-- PostgreSQL before 19 knows them.
DROP INDEX articles_words;
DROP FUNCTION article_words(text, text, text);

-- What was read of a file: 10 it has text, 20 a scan without text, 30 it cannot be read.
CREATE TABLE document_texts (
  file_id integer PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  state integer NOT NULL CHECK (state IN (10, 20, 30)),
  has_pages boolean NOT NULL
);
CREATE TABLE document_pages (
  file_id integer NOT NULL REFERENCES document_texts ON DELETE CASCADE,
  page integer NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (file_id, page)
);

-- One row for an article (page 0) and one for each page of its attachments. Rows are narrow, so that common words are sorted by date without reading
-- the words themselves, which stand apart.
CREATE TABLE search_words (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  document_repository_id integer REFERENCES document_repository ON DELETE CASCADE,
  page integer NOT NULL,
  language_id integer NOT NULL,
  published_date timestamptz NOT NULL,
  words tsvector NOT NULL
) WITH (toast_tuple_target = 128);
CREATE INDEX search_words_words ON search_words USING gin (words);
CREATE INDEX search_words_article ON search_words (article_id);
CREATE INDEX search_words_document ON search_words (document_repository_id) WHERE document_repository_id IS NOT NULL;

-- What is to be read and indexed.
CREATE TABLE documents_to_read (file_id integer PRIMARY KEY REFERENCES files ON DELETE CASCADE);
CREATE TABLE articles_to_index (
  article_id integer PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
  -- another one with each change: what changes while it is indexed stays due
  change uuid NOT NULL DEFAULT gen_random_uuid()
);

CREATE FUNCTION articles_published_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) SELECT id FROM added WHERE status = 40 ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  IF FOUND THEN PERFORM pg_notify('search_due', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER articles_to_find AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION articles_published_anew();

CREATE FUNCTION article_found_differently() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) VALUES (new.id) ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  PERFORM pg_notify('search_due', '');
  RETURN NULL;
END $$;
CREATE TRIGGER articles_found_differently AFTER UPDATE OF status, published_date, title, short_description, content, extra_content ON articles
  FOR EACH ROW WHEN ((old.status = 40 OR new.status = 40)
    AND (old.status, old.published_date, old.title, old.short_description, old.content, old.extra_content)
      IS DISTINCT FROM (new.status, new.published_date, new.title, new.short_description, new.content, new.extra_content))
  EXECUTE FUNCTION article_found_differently();

-- Kinds whose text is read (files/documents).
CREATE FUNCTION attachments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) SELECT DISTINCT a.id FROM changed x JOIN articles a ON a.id = x.article_id AND a.status = 40
    ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM changed x JOIN document_repository d ON d.id = x.document_repository_id
    WHERE d.extension IN ('pdf', 'docx', 'odt', 'txt') AND NOT EXISTS (SELECT FROM document_texts t WHERE t.file_id = d.file_id) ON CONFLICT DO NOTHING;
  PERFORM pg_notify('search_due', '');
  RETURN NULL;
END $$;
CREATE TRIGGER attachments_to_find AFTER INSERT ON article_attachments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attachments_added();

CREATE FUNCTION attachments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) SELECT DISTINCT a.id FROM changed x JOIN articles a ON a.id = x.article_id AND a.status = 40
    ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  IF FOUND THEN PERFORM pg_notify('search_due', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attachments_renamed AFTER UPDATE ON article_attachments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attachments_changed();
CREATE TRIGGER attachments_removed AFTER DELETE ON article_attachments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attachments_changed();

INSERT INTO articles_to_index (article_id) SELECT id FROM articles WHERE status = 40;
INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM article_attachments x JOIN document_repository d ON d.id = x.document_repository_id
  WHERE d.extension IN ('pdf', 'docx', 'odt', 'txt');

-- What of the index is public at this moment, the newest first, at most so many rows. It takes more candidates where some of them are not public.
CREATE FUNCTION public_hits(wanted tsquery, of_language integer, of_category integer, since timestamptz, until timestamptz, in_documents boolean, most integer)
RETURNS TABLE (article_id integer, document_repository_id integer, page integer) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  candidates integer := most;
  found integer[];
  shown integer[];
BEGIN
  LOOP
    EXECUTE 'SELECT array_agg(c.id ORDER BY c.published_date DESC, c.id) FROM (SELECT w.id, w.published_date FROM search_words w
      WHERE w.words @@ $1 AND w.language_id = $2 AND ($3 IS NULL OR w.article_id IN (SELECT k.article_id FROM article_categories k
          WHERE k.menu_element_id = $3 AND k.menu_element_id IN (SELECT p.id FROM public_categories p WHERE p.language_id = $2)))
        AND ($4 IS NULL OR w.published_date >= $4) AND ($5 IS NULL OR w.published_date < $5)
        AND ($6 IS NULL OR (w.document_repository_id IS NOT NULL) = $6)
      ORDER BY w.published_date DESC, w.id LIMIT $7) c'
      INTO found USING wanted, of_language, of_category, since, until, in_documents, candidates;
    SELECT array_agg(w.id) INTO shown FROM search_words w JOIN public_articles a ON a.id = w.article_id WHERE w.id = ANY (found);
    EXIT WHEN coalesce(array_length(found, 1), 0) < candidates OR array_length(shown, 1) >= most;
    candidates := candidates * 4;
  END LOOP;
  RETURN QUERY SELECT w.article_id, w.document_repository_id, w.page FROM search_words w WHERE w.id = ANY (shown)
    ORDER BY w.published_date DESC, w.id LIMIT most;
END $$;
REVOKE ALL ON FUNCTION public_hits(tsquery, integer, integer, timestamptz, timestamptz, boolean, integer) FROM PUBLIC;

CREATE VIEW public_document_pages AS
  SELECT x.article_id, a.base_article_id, x.document_repository_id, x.display_name, t.has_pages, p.page, p.text
  FROM article_attachments x JOIN public_articles a ON a.id = x.article_id JOIN document_repository d ON d.id = x.document_repository_id
    JOIN document_texts t ON t.file_id = d.file_id JOIN document_pages p ON p.file_id = d.file_id;
