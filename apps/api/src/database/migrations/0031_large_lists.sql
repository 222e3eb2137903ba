-- Lists of a million articles: totals per month lead deep pages to their place, and every change is counted, so that a process knows whether a total
-- that it counted earlier still holds.

DROP TABLE article_counts;
CREATE TABLE article_counts (
  language_id integer NOT NULL,
  type integer NOT NULL,
  status integer NOT NULL,
  -- the month of created_date
  month timestamptz NOT NULL,
  count integer NOT NULL,
  -- Writes that added this row. Their sum grows with every write that a list of articles could show, and is seen with it: rows of transactions
  -- that are not committed are not in the sum.
  changes bigint NOT NULL
);

CREATE FUNCTION month_of(timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select date_trunc('month', $1 at time zone 'UTC') at time zone 'UTC' $$;
CREATE FUNCTION month_after(timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select ($1 at time zone 'UTC' + interval '1 month') at time zone 'UTC' $$;

-- Counting the articles of a title reads this table alone.
DROP TABLE article_search;
CREATE TABLE article_search (
  article_id integer PRIMARY KEY,
  language_id integer NOT NULL,
  type integer NOT NULL,
  is_listed boolean NOT NULL,
  title text COLLATE "C" NOT NULL
);
INSERT INTO article_search SELECT id, language_id, type, is_listed, fold_polish(title) FROM articles;
CREATE INDEX article_search_title ON article_search USING gin (title gin_trgm_ops);
INSERT INTO article_counts
  SELECT language_id, type, status, month_of(created_date), count(*), 1 FROM articles WHERE is_listed GROUP BY 1, 2, 3, 4;

-- Pickers list articles of all types.
CREATE INDEX articles_newest ON articles (language_id, created_date DESC, id DESC) WHERE is_listed;

CREATE OR REPLACE FUNCTION articles_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts
    select language_id, type, status, month_of(created_date), count(*), 1 from added where is_listed group by 1, 2, 3, 4;
  insert into article_search select id, language_id, type, is_listed, fold_polish(title) from added;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION articles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- a row with the language 0 counts the change also when no total changes
  insert into article_counts
    select language_id, type, status, month, sum(n), 1 from (
      select language_id, type, status, month_of(created_date) as month, 1 as n from added where is_listed
      union all
      select language_id, type, status, month_of(created_date), -1 from removed where is_listed
      union all
      select 0, 0, 0, 'epoch', 0
    ) as moved group by 1, 2, 3, 4 having sum(n) <> 0 or language_id = 0;
  update article_search s set language_id = a.language_id, type = a.type, is_listed = a.is_listed
    from added a join removed r on r.id = a.id
    where s.article_id = a.id and (a.language_id, a.type, a.is_listed) <> (r.language_id, r.type, r.is_listed);
  return null;
end
$$;

CREATE OR REPLACE FUNCTION articles_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts
    select language_id, type, status, month_of(created_date), -count(*), 1 from removed where is_listed group by 1, 2, 3, 4;
  delete from article_search where article_id in (select id from removed);
  return null;
end
$$;

CREATE OR REPLACE FUNCTION articles_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed bigint := (select sum(changes) from article_counts);
begin
  truncate article_counts, article_search;
  insert into article_counts values (0, 0, 0, 'epoch', 0, coalesce(changed, 0) + 1);
  return null;
end
$$;

-- What lists of articles are narrowed by and is not in the table of articles.
CREATE FUNCTION article_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts values (0, 0, 0, 'epoch', 0, 1);
  return null;
end
$$;
CREATE TRIGGER article_categories_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION article_facts_changed();
CREATE TRIGGER article_tags_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_tags
  FOR EACH STATEMENT EXECUTE FUNCTION article_facts_changed();
CREATE TRIGGER menu_element_paths_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_element_paths
  FOR EACH STATEMENT EXECUTE FUNCTION article_facts_changed();
CREATE TRIGGER menu_elements_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_elements
  FOR EACH STATEMENT EXECUTE FUNCTION article_facts_changed();
CREATE TRIGGER menu_article_order_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_article_order
  FOR EACH STATEMENT EXECUTE FUNCTION article_facts_changed();
