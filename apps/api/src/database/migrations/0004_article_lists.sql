-- What lists of articles, their totals and the scheduler lean on. 100,000 articles must feel like a hundred.

-- Lists. createdDate;desc is the default order; the included columns let the rarer sortings read the index alone.
CREATE INDEX articles_list ON articles (language_id, type, created_date DESC, id DESC)
  INCLUDE (status, version, publish_start, publish_end, published_date) WHERE is_listed;
CREATE INDEX articles_list_status ON articles (language_id, type, status, created_date DESC, id DESC) WHERE is_listed;
CREATE INDEX articles_list_title ON articles (language_id, type, title, id) WHERE is_listed;

-- The scheduler: what is to be published, and what ends.
CREATE INDEX articles_to_publish ON articles (publish_start) WHERE status = 30;
CREATE INDEX articles_to_end ON articles (publish_end) WHERE status = 40 AND publish_end IS NOT NULL;

-- Search ignores case and Polish diacritics.
CREATE FUNCTION fold_polish(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select translate(lower($1 collate "polish"), 'ąćęłńóśźż', 'acelnoszz') $$;

-- Folded titles have a table of their own: a change of status would otherwise rewrite every trigram of the title.
CREATE TABLE article_search (article_id integer PRIMARY KEY, title text COLLATE "C" NOT NULL);
CREATE INDEX article_search_title ON article_search USING gin (title gin_trgm_ops);

-- Totals: the rows are to be summed. Writers only add rows, so they never wait for one another; the scheduler folds them together.
CREATE TABLE article_counts (language_id integer NOT NULL, type integer NOT NULL, status integer NOT NULL, count integer NOT NULL);

CREATE FUNCTION articles_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts
    select language_id, type, status, count(*) from added where is_listed group by language_id, type, status;
  insert into article_search select id, fold_polish(title) from added;
  return null;
end
$$;

CREATE FUNCTION articles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts
    select language_id, type, status, sum(n) from (
      select language_id, type, status, 1 as n from added where is_listed
      union all
      select language_id, type, status, -1 from removed where is_listed
    ) as moved group by language_id, type, status having sum(n) <> 0;
  return null;
end
$$;

CREATE FUNCTION articles_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts
    select language_id, type, status, -count(*) from removed where is_listed group by language_id, type, status;
  delete from article_search where article_id in (select id from removed);
  return null;
end
$$;

CREATE FUNCTION articles_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  truncate article_counts, article_search;
  return null;
end
$$;

CREATE FUNCTION article_retitled() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update article_search set title = fold_polish(new.title) where article_id = new.id;
  return null;
end
$$;

-- Wakes the schedulers of all processes when something with a set time was written.
CREATE FUNCTION notify_articles_due() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('articles_due', '');
  return null;
end
$$;

CREATE TRIGGER articles_added AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION articles_added();
CREATE TRIGGER articles_changed AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION articles_changed();
CREATE TRIGGER articles_removed AFTER DELETE ON articles
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION articles_removed();
CREATE TRIGGER articles_truncated AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION articles_truncated();
CREATE TRIGGER article_retitled AFTER UPDATE OF title ON articles
  FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION article_retitled();
CREATE TRIGGER articles_notify_due AFTER INSERT OR UPDATE OF status, publish_start, publish_end ON articles
  FOR EACH ROW WHEN ((new.status = 30 AND new.publish_start IS NOT NULL) OR (new.status = 40 AND new.publish_end IS NOT NULL))
  EXECUTE FUNCTION notify_articles_due();

-- Paths of categories per language, e.g. „Organizacja › Referat Finansowy”: a list of articles looks them up instead of climbing the tree.
-- display_text is null where the category has no name in that language; the other two fall back to the default language.
CREATE TABLE menu_element_paths (
  menu_element_id integer NOT NULL REFERENCES menu_elements (id) ON DELETE CASCADE,
  language_id integer NOT NULL REFERENCES languages (id) ON DELETE CASCADE,
  display_text text COLLATE "polish",
  shown_text text COLLATE "polish" NOT NULL,
  path text NOT NULL,
  PRIMARY KEY (menu_element_id, language_id)
);

-- Menus are small (hundreds of rows), so the changed elements and everything under them are written anew.
CREATE FUNCTION refresh_menu_paths(changed integer[]) RETURNS void LANGUAGE sql AS $$
  with recursive affected (id) as (
    select id from menu_elements where id = any (changed)
    union
    select m.id from menu_elements m join affected a on m.parent_id = a.id
  ), names as (
    select m.id, m.parent_id, l.id as language_id, own.display_text, coalesce(own.display_text, polish.display_text, '') as shown_text
    from menu_elements m
    cross join languages l
    left join menu_element_translations own on own.menu_element_id = m.id and own.language_id = l.id
    left join menu_element_translations polish
      on polish.menu_element_id = m.id and polish.language_id = (select id from languages where iso_code = 'PL')
  ), climb as (
    select n.id, n.language_id, n.display_text, n.shown_text, n.parent_id, n.shown_text::text as path, 1 as height
    from names n join affected a on a.id = n.id
    union all
    -- the height ends a circle that a wrong parent would make
    select c.id, c.language_id, c.display_text, c.shown_text, n.parent_id, n.shown_text || ' › ' || c.path, c.height + 1
    from climb c join names n on n.id = c.parent_id and n.language_id = c.language_id
    where c.height < 20
  )
  insert into menu_element_paths (menu_element_id, language_id, display_text, shown_text, path)
  select distinct on (id, language_id) id, language_id, display_text, shown_text, path
  from climb order by id, language_id, height desc
  on conflict (menu_element_id, language_id) do update
    set display_text = excluded.display_text, shown_text = excluded.shown_text, path = excluded.path;
$$;

CREATE FUNCTION menu_elements_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(array(select id from added));
  return null;
end
$$;

CREATE FUNCTION menu_translations_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(array(select distinct menu_element_id from added));
  return null;
end
$$;

CREATE FUNCTION menu_translations_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(array(select distinct menu_element_id from removed));
  return null;
end
$$;

CREATE FUNCTION languages_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(array(select id from menu_elements));
  return null;
end
$$;

CREATE TRIGGER menu_elements_added AFTER INSERT ON menu_elements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION menu_elements_changed();
CREATE TRIGGER menu_elements_moved AFTER UPDATE ON menu_elements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION menu_elements_changed();
CREATE TRIGGER menu_translations_added AFTER INSERT ON menu_element_translations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION menu_translations_added();
CREATE TRIGGER menu_translations_changed AFTER UPDATE ON menu_element_translations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION menu_translations_added();
CREATE TRIGGER menu_translations_removed AFTER DELETE ON menu_element_translations
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION menu_translations_removed();
CREATE TRIGGER languages_added AFTER INSERT ON languages
  FOR EACH STATEMENT EXECUTE FUNCTION languages_added();

-- what was there before this release
INSERT INTO article_counts
  SELECT language_id, type, status, count(*) FROM articles WHERE is_listed GROUP BY language_id, type, status;
INSERT INTO article_search SELECT id, fold_polish(title) FROM articles;
SELECT refresh_menu_paths(array(SELECT id FROM menu_elements));
