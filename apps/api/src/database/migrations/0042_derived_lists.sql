-- Lists of articles are derived where they are read. Two tables stay beside the articles: totals by language, type and status, and folded titles.
-- Counters, logs of changes and main categories kept by triggers went wrong under concurrent writers, and cost every write more than they saved.
DROP TABLE article_main_categories, article_category_counts, article_author_counts, article_changes, article_counts CASCADE;
DROP FUNCTION
  articles_added, articles_changed, articles_removed, articles_truncated, article_retitled, article_listed, article_facts_changed, menu_facts_changed,
  article_changes_added, article_changes_removed, article_changes_truncated, taxonomy_changed,
  article_authors_added, article_authors_changed, article_authors_removed, article_authors_truncated,
  main_categories_added, main_categories_changed, main_categories_removed, main_categories_truncated, main_category_written,
  articles_categorised, articles_recategorised, articles_uncategorised, categories_truncated,
  month_of, month_after CASCADE;
DROP INDEX article_search_newest, articles_list_author;
ALTER TABLE article_search DROP COLUMN language_id, DROP COLUMN type, DROP COLUMN is_listed, DROP COLUMN created_date;

-- Rows are to be summed. Writers only add rows, so they never wait for one another; the scheduler folds them together.
CREATE TABLE article_counts (
  language_id integer NOT NULL,
  type integer NOT NULL,
  status integer NOT NULL,
  count integer NOT NULL
);
INSERT INTO article_counts
  SELECT language_id, type, status, count(*) FROM articles WHERE is_listed GROUP BY language_id, type, status;

CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into article_counts select language_id, type, status, count(*) from added where is_listed group by 1, 2, 3;
    insert into article_search (article_id, title) select id, fold_polish(title) from added;
  elsif tg_op = 'UPDATE' then
    insert into article_counts
      select language_id, type, status, sum(n) from (
        select language_id, type, status, 1 as n from added where is_listed
        union all
        select language_id, type, status, -1 from removed where is_listed
      ) as moved group by 1, 2, 3 having sum(n) <> 0;
  elsif tg_op = 'DELETE' then
    insert into article_counts select language_id, type, status, -count(*) from removed where is_listed group by 1, 2, 3;
    delete from article_search where article_id = any (array(select id from removed));
  else
    truncate article_counts, article_search;
  end if;
  return null;
end
$$;
CREATE TRIGGER articles_inserted AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
CREATE TRIGGER articles_updated AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
CREATE TRIGGER articles_deleted AFTER DELETE ON articles
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
CREATE TRIGGER articles_truncated AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION count_articles();

CREATE FUNCTION article_retitled() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update article_search set title = fold_polish(new.title) where article_id = new.id;
  return null;
end
$$;
CREATE TRIGGER article_retitled AFTER UPDATE OF title ON articles
  FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION article_retitled();

-- With the schema of the collation: an index on the function is made without a search path.
CREATE OR REPLACE FUNCTION fold_polish(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select translate(lower($1 collate public."polish"), 'ąćęłńóśźż', 'acelnoszz') $$;

-- Authors by their folded names. The planner knows how frequent a name is by statistics of the same expression; those of a partial index are not used.
CREATE INDEX articles_list_author ON articles (language_id, type, fold_polish(created_by), created_date DESC, id DESC)
  INCLUDE (created_by, status) WHERE is_listed;
CREATE STATISTICS article_authors ON fold_polish(created_by) FROM articles;
ANALYZE articles;
