-- Changes of the menus are counted under a type of their own: the numbers of articles in categories do not depend on them, and counting 200,000
-- articles anew after each move of a category took 130 ms.
CREATE FUNCTION menu_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into article_counts values (0, -1, 0, 'epoch', 0, 1);
  return null;
end
$$;
DROP TRIGGER menu_element_paths_facts ON menu_element_paths;
CREATE TRIGGER menu_element_paths_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_element_paths
  FOR EACH STATEMENT EXECUTE FUNCTION menu_facts_changed();
DROP TRIGGER menu_elements_facts ON menu_elements;
CREATE TRIGGER menu_elements_facts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_elements
  FOR EACH STATEMENT EXECUTE FUNCTION menu_facts_changed();
