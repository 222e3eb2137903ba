-- Addresses of links, bookmarks, fields and what lies beyond a page are read by now, and accounts are known by a hash:
-- every document is looked at once more.
INSERT INTO documents_to_read
SELECT DISTINCT d.file_id FROM document_repository d LEFT JOIN document_texts t ON t.file_id = d.file_id
WHERE d.extension IN ('pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp') OR t.findings @> '[{"code": "account"}]'
ON CONFLICT DO NOTHING;
