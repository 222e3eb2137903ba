-- Categories and tags in the log of changes: a total that was counted earlier is corrected for lists that are narrowed by them, too. A row with one of
-- them says that the article `id` has got it (1) or lost it (-1); it has no other columns of lists.
ALTER TABLE article_changes ADD COLUMN category_id integer, ADD COLUMN tag_id integer;

-- Of article_categories and article_tags; the argument is the sign. A column that a table does not have is null in its JSON.
CREATE FUNCTION taxonomy_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) > 200 from changed) then
    insert into article_changes (sign) values (0);
  else
    insert into article_changes (sign, id, category_id, tag_id)
      select tg_argv[0]::integer, article_id, (to_jsonb(changed) ->> 'menu_element_id')::integer, (to_jsonb(changed) ->> 'tag_id')::integer
      from changed;
  end if;
  return null;
end
$$;

-- Triggers of one event fire in the order of their names: an update loses a row before it gets it again.
CREATE TRIGGER taxonomy_lost AFTER DELETE ON article_categories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('-1');
CREATE TRIGGER taxonomy_before AFTER UPDATE ON article_categories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('-1');
CREATE TRIGGER taxonomy_now AFTER UPDATE ON article_categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('1');
CREATE TRIGGER taxonomy_got AFTER INSERT ON article_categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('1');
CREATE TRIGGER taxonomy_truncated AFTER TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();
CREATE TRIGGER taxonomy_lost AFTER DELETE ON article_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('-1');
CREATE TRIGGER taxonomy_before AFTER UPDATE ON article_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('-1');
CREATE TRIGGER taxonomy_now AFTER UPDATE ON article_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('1');
CREATE TRIGGER taxonomy_got AFTER INSERT ON article_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taxonomy_changed('1');
CREATE TRIGGER taxonomy_truncated AFTER TRUNCATE ON article_tags
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();

-- Lists of a menu ask the categories for their menu, as it is now.
CREATE TRIGGER menu_elements_removed_from_lists AFTER DELETE ON menu_elements
  FOR EACH STATEMENT EXECUTE FUNCTION article_changes_truncated();
CREATE TRIGGER menu_elements_moved_on_lists AFTER UPDATE OF type ON menu_elements
  FOR EACH ROW WHEN (old.type IS DISTINCT FROM new.type) EXECUTE FUNCTION article_changes_truncated();
