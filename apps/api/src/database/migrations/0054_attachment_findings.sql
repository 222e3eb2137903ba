-- What the check before publication finds in attachments, read together with their texts. A file is read as soon as it is uploaded, so that the finding is
-- there when the article is published, and properties of sheets and slides are read too. Everything is read once more.
ALTER TABLE document_texts ADD COLUMN findings jsonb NOT NULL DEFAULT '[]';

CREATE FUNCTION documents_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM added d
    WHERE d.extension IN ('pdf', 'docx', 'odt', 'xlsx', 'pptx', 'ods', 'odp', 'txt')
      AND NOT EXISTS (SELECT FROM document_texts t WHERE t.file_id = d.file_id) ON CONFLICT DO NOTHING;
  IF FOUND THEN PERFORM pg_notify('search_due', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER documents_to_check AFTER INSERT ON document_repository
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION documents_added();

INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM article_attachments x JOIN document_repository d ON d.id = x.document_repository_id
  WHERE d.extension IN ('pdf', 'docx', 'odt', 'xlsx', 'pptx', 'ods', 'odp', 'txt') ON CONFLICT DO NOTHING;

-- The same text published already is found by its hash.
CREATE INDEX articles_published_text ON articles (md5(content)) WHERE status = 40;
