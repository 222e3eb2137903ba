-- Two pairs of eyes: who wrote a version, comments on it, and the parameter that makes a second person publish.
ALTER TABLE change_log ADD COLUMN is_writing boolean NOT NULL DEFAULT false;
UPDATE change_log SET is_writing = true WHERE description IN ('Utworzenie artykułu', 'Edycja artykułu')
  OR description LIKE 'Utworzenie wersji %' OR description LIKE 'Przywrócenie wersji %' OR description LIKE 'Skopiowanie z wersji językowej %';

CREATE TABLE article_comments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  created_date timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  created_by_id integer,
  text text NOT NULL
);
CREATE INDEX article_comments_article ON article_comments (article_id, id);

INSERT INTO system_parameters (key_name, editor_type, display_name, value)
  VALUES ('SecondPerson', 'switch', 'Publikuje druga osoba', '{"isEnabled": false}');

-- Who approved a version is public, and with it who else wrote it: no more than their part in it.
CREATE OR REPLACE VIEW bulletin.change_log AS SELECT x.id, x.article_id, x.created_by, x.created_by_id, x.created_date,
  CASE WHEN x.description LIKE '% → %' THEN x.description END AS description, x.is_writing FROM public.change_log x
  WHERE EXISTS (SELECT FROM public.public_versions v WHERE v.id = x.article_id);
