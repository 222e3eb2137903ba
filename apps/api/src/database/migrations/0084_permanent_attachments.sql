-- The address of an attachment is permanent and gives what holds now. A document that the current version has no more is taken the place of by the one that
-- has its name there, or by the only new one where it is the only one that went.
CREATE VIEW public_attachments AS
  SELECT DISTINCT ON (v.base_article_id, x.document_repository_id) v.base_article_id, x.document_repository_id AS document_id, v.version,
    CASE WHEN v.is_current THEN x.document_repository_id ELSE (
      SELECT y.document_repository_id FROM article_attachments y WHERE y.article_id = c.id AND (lower(y.display_name) = lower(x.display_name)
        OR (NOT EXISTS (SELECT FROM article_attachments o WHERE o.article_id = v.id AND o.document_repository_id = y.document_repository_id)
          AND 1 = (SELECT count(*) FROM article_attachments n WHERE n.article_id = c.id AND NOT EXISTS (SELECT FROM article_attachments o
            WHERE o.article_id = v.id AND o.document_repository_id = n.document_repository_id))
          AND 1 = (SELECT count(*) FROM article_attachments o WHERE o.article_id = v.id AND NOT EXISTS (SELECT FROM article_attachments n
            WHERE n.article_id = c.id AND n.document_repository_id = o.document_repository_id))))
      ORDER BY lower(y.display_name) = lower(x.display_name) DESC, y.position LIMIT 1) END AS current_id
  FROM public_versions v JOIN article_attachments x ON x.article_id = v.id
    JOIN articles c ON c.base_article_id = v.base_article_id AND c.language_id = v.language_id AND c.status = 40
  ORDER BY v.base_article_id, x.document_repository_id, v.is_current DESC, v.version DESC;

-- A role of the bulletin that has its rights already (let_serve_bulletin) may read the new view too.
DO $$
DECLARE reader name;
BEGIN
  FOR reader IN SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = current_schema() AND table_name = 'public_articles' AND privilege_type = 'SELECT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT SELECT ON public_attachments TO %I', reader);
  END LOOP;
END $$;
