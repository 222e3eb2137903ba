-- Files inside a PDF are noticed by now: every PDF is looked at once more.
INSERT INTO documents_to_read SELECT DISTINCT d.file_id FROM document_repository d WHERE d.extension = 'pdf' ON CONFLICT DO NOTHING;
