-- Paths are written anew only in the languages that have changed: a new language is added without the paths of the others being read.
DROP FUNCTION refresh_menu_paths(integer[]);--> statement-breakpoint
CREATE FUNCTION refresh_menu_paths(changed integer[], in_languages integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
    cross join (select id, (select id from languages where iso_code = 'PL') as polish from languages where id = any (in_languages)) l
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
-- In all languages.
CREATE FUNCTION refresh_menu_paths(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(changed, array(select id from languages));
end
$$;--> statement-breakpoint
-- The languages whose paths change with texts in these: a Polish text is shown in every language that has none of its own.
CREATE FUNCTION languages_of_paths(changed integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
  select array(select id from languages where id = any (changed) or exists (select from languages where iso_code = 'PL' and id = any (changed)))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION menu_translations_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(
    array(select distinct menu_element_id from added), languages_of_paths(array(select distinct language_id from added)));
  return null;
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION menu_translations_removed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(
    array(select distinct menu_element_id from removed), languages_of_paths(array(select distinct language_id from removed)));
  return null;
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION menu_translations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  renamed integer[];
  renamed_in integer[];
begin
  select array_agg(distinct n.menu_element_id), array_agg(distinct n.language_id) into renamed, renamed_in
  from added n left join removed o on o.menu_element_id = n.menu_element_id and o.language_id = n.language_id
  where n.display_text is distinct from o.display_text;
  if renamed is not null then perform refresh_menu_paths(renamed, languages_of_paths(renamed_in)); end if;
  return null;
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION languages_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_menu_paths(array(select id from menu_elements), array(select id from added));
  return null;
end
$$;--> statement-breakpoint
DROP TRIGGER languages_added ON languages;--> statement-breakpoint
CREATE TRIGGER languages_added AFTER INSERT ON languages
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION languages_added();
