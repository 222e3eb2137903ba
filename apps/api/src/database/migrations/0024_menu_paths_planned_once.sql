-- A function in SQL is planned at every call, one in PL/pgSQL once per connection: planning took most of the time of a change.
CREATE OR REPLACE FUNCTION refresh_menu_paths(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
begin
  with recursive affected (id, parent_id) as (
    select id, parent_id from menu_elements where id = any (changed)
    union
    -- "offset 0" keeps the planner from scanning all categories for the few children
    select m.id, m.parent_id from affected a
    cross join lateral (select c.id, c.parent_id from menu_elements c where c.parent_id = a.id offset 0) m
  ), names as (
    select a.id, a.parent_id, l.id as language_id,
      (select t.display_text from menu_element_translations t where t.menu_element_id = a.id and t.language_id = l.id) as display_text,
      (select t.display_text from menu_element_translations t where t.menu_element_id = a.id and t.language_id = l.polish) as polish_text,
      not exists (select from affected p where p.id = a.parent_id) as is_top
    from affected a
    cross join (select id, (select id from languages where iso_code = 'PL') as polish from languages) l
  ), shown as (
    select id, parent_id, language_id, display_text, coalesce(display_text, polish_text, '') as shown_text, is_top from names
  ), down as (
    select s.id, s.language_id, s.display_text, s.shown_text,
      coalesce((select p.path from menu_element_paths p where p.menu_element_id = s.parent_id and p.language_id = s.language_id) || ' › ', '')
        || s.shown_text as path
    from shown s where s.is_top
    union all
    select s.id, s.language_id, s.display_text, s.shown_text, d.path || ' › ' || s.shown_text
    from down d join shown s on s.parent_id = d.id and s.language_id = d.language_id
  )
  insert into menu_element_paths as p (menu_element_id, language_id, display_text, shown_text, path)
  select id, language_id, display_text, shown_text, path from down
  on conflict (menu_element_id, language_id) do update
    set display_text = excluded.display_text, shown_text = excluded.shown_text, path = excluded.path
    where (p.display_text, p.shown_text, p.path) is distinct from (excluded.display_text, excluded.shown_text, excluded.path);
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION exclude_with_new_parent() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into user_excluded_categories (user_id, menu_element_id)
  with recursive branch (id) as (
    select new.id
    union all
    select m.id from branch b cross join lateral (select c.id from menu_elements c where c.parent_id = b.id offset 0) m
  )
  select x.user_id, b.id from user_excluded_categories x, branch b where x.menu_element_id = new.parent_id
  on conflict do nothing;
  return null;
end
$$;
