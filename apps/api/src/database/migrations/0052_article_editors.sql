-- Who has unsaved changes of an article, for those who open it too. It is no part of the bulletin.
CREATE TABLE article_editors (
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  since timestamptz NOT NULL,
  announced timestamptz NOT NULL,
  PRIMARY KEY (article_id, user_id)
);
CREATE INDEX article_editors_announced ON article_editors (announced);
