-- Every attachment is checked: sheets, slides and parts beside the text are read now, and a kind that nothing reads says so. All are checked once more,
-- the newest first.
CREATE OR REPLACE FUNCTION documents_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM added d
    WHERE NOT EXISTS (SELECT FROM document_texts t WHERE t.file_id = d.file_id) ON CONFLICT DO NOTHING;
  IF FOUND THEN PERFORM pg_notify('search_due', ''); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION attachments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO articles_to_index (article_id) SELECT DISTINCT a.id FROM changed x JOIN articles a ON a.id = x.article_id AND a.status = 40
    ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
  INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM changed x JOIN document_repository d ON d.id = x.document_repository_id
    WHERE NOT EXISTS (SELECT FROM document_texts t WHERE t.file_id = d.file_id) ON CONFLICT DO NOTHING;
  PERFORM pg_notify('search_due', '');
  RETURN NULL;
END $$;

INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM document_repository d ON CONFLICT DO NOTHING;
