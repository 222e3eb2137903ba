-- Categories and tags in the log of changes: a total that was counted earlier is corrected for lists that are narrowed by them, too. A row with one of
-- them says that the article `id` has got it (1) or lost it (-1); it has no other columns of lists.
ALTER TABLE article_changes ADD COLUMN category_id integer, ADD COLUMN tag_id integer;

CREATE FUNCTION category_changes_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from added) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, category_id) select 1, article_id, menu_element_id from added;
  end if;
  return null;
end
$$;
CREATE FUNCTION category_changes_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from removed) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, category_id) select -1, article_id, menu_element_id from removed;
  end if;
  return null;
end
$$;
-- Most updates move an article inside its category, which changes no total.
CREATE FUNCTION category_changes_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from added) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, category_id)
      (select -1, article_id, menu_element_id from removed except select -1, article_id, menu_element_id from added)
      union all
      (select 1, article_id, menu_element_id from added except select 1, article_id, menu_element_id from removed);
  end if;
  return null;
end
$$;
CREATE TRIGGER category_changes_added AFTER INSERT ON article_categories
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION category_changes_added();
CREATE TRIGGER category_changes_removed AFTER DELETE ON article_categories
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION category_changes_removed();
CREATE TRIGGER category_changes_updated AFTER UPDATE ON article_categories
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION category_changes_updated();
CREATE TRIGGER category_changes_truncated AFTER TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();

CREATE FUNCTION tag_changes_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from added) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, tag_id) select 1, article_id, tag_id from added;
  end if;
  return null;
end
$$;
CREATE FUNCTION tag_changes_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from removed) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, tag_id) select -1, article_id, tag_id from removed;
  end if;
  return null;
end
$$;
CREATE TRIGGER tag_changes_added AFTER INSERT ON article_tags
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tag_changes_added();
CREATE TRIGGER tag_changes_removed AFTER DELETE ON article_tags
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tag_changes_removed();
-- no row of tags is changed, only added and removed
CREATE TRIGGER tag_changes_updated AFTER UPDATE ON article_tags
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();
CREATE TRIGGER tag_changes_truncated AFTER TRUNCATE ON article_tags
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();

-- Lists of a menu ask the categories for their menu, as it is now.
CREATE TRIGGER menu_elements_removed_from_lists AFTER DELETE ON menu_elements
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();
CREATE TRIGGER menu_elements_moved_on_lists AFTER UPDATE OF type ON menu_elements
  FOR EACH ROW WHEN (old.type IS DISTINCT FROM new.type) EXECUTE FUNCTION article_changes_truncated();
