-- Titles with the date of creation: in the default order a page of a frequent word is found in one index, and one of a rare word without the articles.
CREATE TABLE dated_titles (
  article_id integer NOT NULL,
  language_id integer NOT NULL,
  type integer NOT NULL,
  is_listed boolean NOT NULL,
  created_date timestamptz NOT NULL,
  title text COLLATE "C" NOT NULL
);
INSERT INTO dated_titles
  SELECT s.article_id, s.language_id, s.type, s.is_listed, a.created_date, s.title FROM article_search s JOIN articles a ON a.id = s.article_id;
DROP TABLE article_search;
ALTER TABLE dated_titles RENAME TO article_search;
ALTER TABLE article_search ADD CONSTRAINT article_search_pkey PRIMARY KEY (article_id);
CREATE INDEX article_search_title ON article_search USING gin (title gin_trgm_ops);
CREATE INDEX article_search_newest ON article_search (language_id, created_date DESC, article_id DESC) INCLUDE (type, title) WHERE is_listed;
ANALYZE article_search;

-- The order by version was sorted as a whole.
CREATE INDEX articles_list_version ON articles (language_id, type, version, id) WHERE is_listed;

CREATE OR REPLACE FUNCTION articles_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts
    select language_id, type, status, month_of(created_date), count(*), 1 from added where is_listed group by 1, 2, 3, 4;
  insert into article_search select id, language_id, type, is_listed, created_date, fold_polish(title) from added;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION article_listed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update article_search set language_id = new.language_id, type = new.type, is_listed = new.is_listed, created_date = new.created_date
    where article_id = new.id;
  return null;
end
$$;
DROP TRIGGER article_listed ON articles;
CREATE TRIGGER article_listed AFTER UPDATE OF is_listed, language_id, type, created_date ON articles
  FOR EACH ROW WHEN ((old.is_listed, old.language_id, old.type, old.created_date) IS DISTINCT FROM (new.is_listed, new.language_id, new.type, new.created_date))
  EXECUTE FUNCTION article_listed();
