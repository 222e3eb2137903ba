-- A new category is closed to those to whom its parent is closed: whoever may not manage a part of the menu does not get its new corners.
CREATE FUNCTION exclude_with_parent() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into user_excluded_categories (user_id, menu_element_id)
  select user_id, new.id from user_excluded_categories where menu_element_id = new.parent_id
  on conflict do nothing;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER menu_elements_exclude_with_parent AFTER INSERT ON menu_elements FOR EACH ROW WHEN (new.parent_id is not null)
  EXECUTE FUNCTION exclude_with_parent();
