-- How many pages a document has. Of those that were read before, the last page that has a text is known.
ALTER TABLE document_texts ADD COLUMN pages integer;
UPDATE document_texts t SET pages = (SELECT max(p.page) FROM document_pages p WHERE p.file_id = t.file_id) WHERE t.has_pages AND t.state = 10;
CREATE OR REPLACE VIEW bulletin.document_texts AS SELECT t.file_id, t.state, t.has_pages, t.pages FROM public.document_texts t
  WHERE EXISTS (SELECT FROM bulletin.document_repository d WHERE d.file_id = t.file_id);
