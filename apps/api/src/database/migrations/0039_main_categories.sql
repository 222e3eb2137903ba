-- The main category of each article beside what lists are narrowed by, and how many articles each category has: the order by main category takes the
-- categories in the order of their names and each one's articles from the index. The category 0 is none.
CREATE TABLE article_main_categories (
  article_id integer PRIMARY KEY,
  language_id integer NOT NULL,
  type integer NOT NULL,
  status integer NOT NULL,
  is_listed boolean NOT NULL,
  menu_element_id integer NOT NULL
);
INSERT INTO article_main_categories
  SELECT a.id, a.language_id, a.type, a.status, a.is_listed, coalesce(min(c.menu_element_id), 0)
  FROM articles a LEFT JOIN article_categories c ON c.article_id = a.id AND c.position = 0 GROUP BY a.id;
CREATE INDEX article_main_categories_order ON article_main_categories (menu_element_id, language_id, type, article_id) INCLUDE (status)
  WHERE is_listed;
ANALYZE article_main_categories;

-- The rows are to be summed, as those of article_counts.
CREATE TABLE article_category_counts (
  language_id integer NOT NULL,
  type integer NOT NULL,
  status integer NOT NULL,
  menu_element_id integer NOT NULL,
  count integer NOT NULL
);
INSERT INTO article_category_counts
  SELECT language_id, type, status, menu_element_id, count(*) FROM article_main_categories WHERE is_listed GROUP BY 1, 2, 3, 4;

CREATE FUNCTION main_categories_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_category_counts
    select language_id, type, status, menu_element_id, count(*) from added where is_listed group by 1, 2, 3, 4;
  return null;
end
$$;
CREATE FUNCTION main_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_category_counts
    select language_id, type, status, menu_element_id, sum(n) from (
      select language_id, type, status, menu_element_id, 1 as n from added where is_listed
      union all
      select language_id, type, status, menu_element_id, -1 from removed where is_listed
    ) as moved group by 1, 2, 3, 4 having sum(n) <> 0;
  return null;
end
$$;
CREATE FUNCTION main_categories_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_category_counts
    select language_id, type, status, menu_element_id, -count(*) from removed where is_listed group by 1, 2, 3, 4;
  return null;
end
$$;
CREATE TRIGGER main_categories_added AFTER INSERT ON article_main_categories
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION main_categories_added();
CREATE TRIGGER main_categories_changed AFTER UPDATE ON article_main_categories
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION main_categories_changed();
CREATE TRIGGER main_categories_removed AFTER DELETE ON article_main_categories
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION main_categories_removed();

-- From the articles. A statement may have written the categories too, so they are asked for. "= any (array)" keeps the index in the plan whatever the
-- number of rows was when it was made.
CREATE FUNCTION articles_categorised() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_main_categories select id, language_id, type, status, is_listed,
    coalesce((select min(c.menu_element_id) from article_categories c where c.article_id = added.id and c.position = 0), 0) from added;
  return null;
end
$$;
CREATE FUNCTION articles_recategorised() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update article_main_categories m set (language_id, type, status, is_listed) =
      (select a.language_id, a.type, a.status, a.is_listed from articles a where a.id = m.article_id)
    where article_id = any (array(
      select id from (select id, language_id, type, status, is_listed from added except select id, language_id, type, status, is_listed from removed) as c));
  return null;
end
$$;
CREATE FUNCTION articles_uncategorised() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from article_main_categories where article_id = any (array(select id from removed));
  return null;
end
$$;
CREATE FUNCTION categories_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  truncate article_main_categories, article_category_counts;
  return null;
end
$$;
CREATE TRIGGER articles_categorised AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION articles_categorised();
CREATE TRIGGER articles_recategorised AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION articles_recategorised();
CREATE TRIGGER articles_uncategorised AFTER DELETE ON articles
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION articles_uncategorised();
CREATE TRIGGER articles_categories_truncated AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION categories_truncated();

-- From their categories.
CREATE FUNCTION main_category_written() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update article_main_categories m set menu_element_id =
      coalesce((select min(c.menu_element_id) from article_categories c where c.article_id = m.article_id and c.position = 0), 0)
    where article_id = any (array(select article_id from written));
  return null;
end
$$;
CREATE FUNCTION main_categories_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update article_main_categories set menu_element_id = 0 where menu_element_id <> 0;
  return null;
end
$$;
CREATE TRIGGER main_category_added AFTER INSERT ON article_categories
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION main_category_written();
CREATE TRIGGER main_category_moved AFTER UPDATE ON article_categories
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION main_category_written();
CREATE TRIGGER main_category_removed AFTER DELETE ON article_categories
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION main_category_written();
CREATE TRIGGER main_categories_truncated AFTER TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION main_categories_truncated();
