-- Totals of lists after a change: what the last writes have changed is kept with its values before and after, so that a total counted earlier is
-- corrected by these rows instead of being counted anew.
CREATE TABLE article_changes (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 1: a row of lists that is there now, -1: one that is not there any more, 0: too much has changed, everything is counted anew
  sign integer NOT NULL,
  id integer,
  language_id integer,
  type integer,
  status integer,
  version integer,
  title text COLLATE "C",
  created_by text COLLATE "polish",
  created_date timestamptz,
  publish_start timestamptz,
  publish_end timestamptz,
  published_date timestamptz
);
INSERT INTO article_changes (sign) VALUES (0);

-- Logging many rows would slow down bulk changes more than it saves.
CREATE FUNCTION article_changes_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from added) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, language_id, type, status, version, title, created_by, created_date, publish_start, publish_end, published_date)
      select 1, id, language_id, type, status, version, fold_polish(title), created_by, created_date, publish_start, publish_end, published_date
      from added where is_listed;
  end if;
  return null;
end
$$;
CREATE FUNCTION article_changes_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from removed) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, language_id, type, status, version, title, created_by, created_date, publish_start, publish_end, published_date)
      select -1, id, language_id, type, status, version, fold_polish(title), created_by, created_date, publish_start, publish_end, published_date
      from removed where is_listed;
  end if;
  return null;
end
$$;
CREATE FUNCTION article_changes_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_changes (sign) values (0);
  return null;
end
$$;

CREATE TRIGGER article_changes_inserted AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION article_changes_added();
CREATE TRIGGER article_changes_before AFTER UPDATE ON articles
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION article_changes_removed();
CREATE TRIGGER article_changes_now AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION article_changes_added();
CREATE TRIGGER article_changes_deleted AFTER DELETE ON articles
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION article_changes_removed();
CREATE TRIGGER article_changes_truncated AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();

-- The orders by dates of publication, which were sorted as a whole. With the plain column a deep page is found in the index alone.
CREATE INDEX articles_list_publish_start ON articles (language_id, type, (coalesce(publish_start, '-infinity')), id)
  INCLUDE (publish_start) WHERE is_listed;
CREATE INDEX articles_list_publish_end ON articles (language_id, type, (coalesce(publish_end, '-infinity')), id)
  INCLUDE (publish_end) WHERE is_listed;
CREATE INDEX articles_list_published_date ON articles (language_id, type, (coalesce(published_date, '-infinity')), id)
  INCLUDE (published_date) WHERE is_listed;
DROP INDEX articles_list;
CREATE INDEX articles_list ON articles (language_id, type, created_date DESC, id DESC) INCLUDE (status, version) WHERE is_listed;
