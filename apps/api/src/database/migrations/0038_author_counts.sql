-- How many articles each author has on lists: a filter by author is counted by the few authors whose names it fits. The rows are to be summed, as those
-- of article_counts. A row stays also when its sum is 0: the log of changes may still name that author.
CREATE TABLE article_author_counts (
  language_id integer NOT NULL,
  type integer NOT NULL,
  status integer NOT NULL,
  created_by text COLLATE "polish" NOT NULL,
  count integer NOT NULL
);
INSERT INTO article_author_counts
  SELECT language_id, type, status, created_by, count(*) FROM articles WHERE is_listed GROUP BY 1, 2, 3, 4;

CREATE INDEX articles_list_author ON articles (language_id, type, created_by, created_date DESC, id DESC) INCLUDE (status) WHERE is_listed;

CREATE FUNCTION article_authors_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_author_counts
    select language_id, type, status, created_by, count(*) from added where is_listed group by 1, 2, 3, 4;
  return null;
end
$$;
CREATE FUNCTION article_authors_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_author_counts
    select language_id, type, status, created_by, sum(n) from (
      select language_id, type, status, created_by, 1 as n from added where is_listed
      union all
      select language_id, type, status, created_by, -1 from removed where is_listed
    ) as moved group by 1, 2, 3, 4 having sum(n) <> 0;
  return null;
end
$$;
CREATE FUNCTION article_authors_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_author_counts
    select language_id, type, status, created_by, -count(*) from removed where is_listed group by 1, 2, 3, 4;
  return null;
end
$$;
CREATE FUNCTION article_authors_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  truncate article_author_counts;
  return null;
end
$$;
CREATE TRIGGER article_authors_added AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION article_authors_added();
CREATE TRIGGER article_authors_changed AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION article_authors_changed();
CREATE TRIGGER article_authors_removed AFTER DELETE ON articles
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION article_authors_removed();
CREATE TRIGGER article_authors_truncated AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION article_authors_truncated();
