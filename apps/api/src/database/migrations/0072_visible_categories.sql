-- Whether visitors see a category stands beside its path, written by the same triggers in the transaction of the change: it and those above it are not
-- hidden and have a text in the language. Before, each statement of the bulletin went up the menu again for each category, in up to nine tables, and
-- PostgreSQL expected one of them until the tables were analysed. A menu is locked by each of its changes (menu-facts.ts), so that no two of them write
-- what the other cannot see; visible-categories.test.ts compares the column with the rule.
ALTER TABLE menu_element_paths ADD COLUMN is_visible boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION refresh_menu_paths(changed integer[], in_languages integer[]) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
begin
  with recursive affected (id, parent_id, is_hidden) as (
    select id, parent_id, is_hidden from menu_elements where id = any (changed)
    union
    -- "offset 0" keeps the planner from scanning all categories for the few children
    select m.id, m.parent_id, m.is_hidden from affected a
    cross join lateral (select c.id, c.parent_id, c.is_hidden from menu_elements c where c.parent_id = a.id offset 0) m
  ), names as (
    select a.id, a.parent_id, a.is_hidden, l.id as language_id,
      (select t.display_text from menu_element_translations t where t.menu_element_id = a.id and t.language_id = l.id) as display_text,
      (select t.display_text from menu_element_translations t where t.menu_element_id = a.id and t.language_id = l.polish) as polish_text,
      not exists (select from affected p where p.id = a.parent_id) as is_top
    from affected a
    cross join (select id, (select id from languages where iso_code = 'PL') as polish from languages where id = any (in_languages)) l
  ), shown as (
    select id, parent_id, language_id, display_text, coalesce(display_text, polish_text, '') as shown_text, is_top,
      not is_hidden and display_text is not null as is_shown
    from names
  ), down as (
    select s.id, s.language_id, s.display_text, s.shown_text, coalesce(p.path || ' › ', '') || s.shown_text as path,
      s.is_shown and (s.parent_id is null or coalesce(p.is_visible, false)) as is_visible
    from shown s left join lateral (select q.path, q.is_visible from menu_element_paths q
      where q.menu_element_id = s.parent_id and q.language_id = s.language_id offset 0) p on true
    where s.is_top
    union all
    select s.id, s.language_id, s.display_text, s.shown_text, d.path || ' › ' || s.shown_text, s.is_shown and d.is_visible
    from down d join shown s on s.parent_id = d.id and s.language_id = d.language_id
  )
  insert into menu_element_paths as p (menu_element_id, language_id, display_text, shown_text, path, is_visible)
  select id, language_id, display_text, shown_text, path, is_visible from down
  on conflict (menu_element_id, language_id) do update
    set display_text = excluded.display_text, shown_text = excluded.shown_text, path = excluded.path, is_visible = excluded.is_visible
    where (p.display_text, p.shown_text, p.path, p.is_visible)
      is distinct from (excluded.display_text, excluded.shown_text, excluded.path, excluded.is_visible);
end
$$;

CREATE OR REPLACE FUNCTION menu_elements_moved() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  moved integer[] := array(select n.id from added n join removed o on o.id = n.id
    where (n.parent_id, n.is_hidden) is distinct from (o.parent_id, o.is_hidden));
begin
  if cardinality(moved) > 0 then perform refresh_menu_paths(moved); end if;
  return null;
end
$$;

-- A text that is now of another category or language is missing where it was.
CREATE OR REPLACE FUNCTION menu_translations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  renamed integer[];
  renamed_in integer[];
begin
  select array_agg(distinct coalesce(n.menu_element_id, o.menu_element_id)), array_agg(distinct coalesce(n.language_id, o.language_id))
    into renamed, renamed_in
  from added n full join removed o on o.menu_element_id = n.menu_element_id and o.language_id = n.language_id
  where n.display_text is distinct from o.display_text;
  if renamed is not null then perform refresh_menu_paths(renamed, languages_of_paths(renamed_in)); end if;
  return null;
end
$$;

SELECT refresh_menu_paths(array(SELECT id FROM menu_elements));

-- What judges articles needs no more than this.
CREATE VIEW public_category_ids AS
  SELECT v.menu_element_id AS id, v.language_id FROM menu_element_paths v JOIN public_languages l ON l.id = v.language_id WHERE v.is_visible;

-- All else is looked up by its key: joined, small tables would be read whole for each category (OFFSET 0 is no join).
CREATE OR REPLACE VIEW public_categories AS
  SELECT v.id, v.language_id, m.type, m.parent_id, m.level, m.position, t.display_text, t.title, t.description, t.url, t.slug, t.target,
    ARRAY[m.type] || CASE WHEN first.id IS NULL THEN '{}' ELSE ARRAY[first.position, first.id] END
      || CASE WHEN second.id IS NULL THEN '{}' ELSE ARRAY[second.position, second.id] END
      || CASE WHEN third.id IS NULL THEN '{}' ELSE ARRAY[third.position, third.id] END || ARRAY[m.position, m.id] AS place
  FROM public_category_ids v
    CROSS JOIN LATERAL (SELECT * FROM menu_elements e WHERE e.id = v.id OFFSET 0) m
    CROSS JOIN LATERAL (SELECT * FROM menu_element_translations x WHERE x.menu_element_id = v.id AND x.language_id = v.language_id OFFSET 0) t
    LEFT JOIN LATERAL (SELECT e.id, e.parent_id, e.position FROM menu_elements e WHERE e.id = m.parent_id OFFSET 0) third ON true
    LEFT JOIN LATERAL (SELECT e.id, e.parent_id, e.position FROM menu_elements e WHERE e.id = third.parent_id OFFSET 0) second ON true
    LEFT JOIN LATERAL (SELECT e.id, e.position FROM menu_elements e WHERE e.id = second.parent_id OFFSET 0) first ON true;

CREATE OR REPLACE VIEW public_common_articles AS
  SELECT a.* FROM valid_articles a WHERE a.type = 10
    AND EXISTS (SELECT FROM article_categories c WHERE c.article_id = a.id
      AND ((c.menu_element_id, a.language_id) IN (SELECT p.id, p.language_id FROM public_category_ids p)) IS TRUE);

CREATE OR REPLACE VIEW public_category_counts AS
  SELECT c.menu_element_id, a.language_id, count(*)::int AS articles
    FROM article_categories c JOIN valid_articles a ON a.id = c.article_id
    WHERE a.type = 10 AND ((c.menu_element_id, a.language_id) IN (SELECT p.id, p.language_id FROM public_category_ids p)) IS TRUE
    GROUP BY c.menu_element_id, a.language_id;

CREATE OR REPLACE VIEW public_articles AS
  SELECT a.* FROM valid_articles a WHERE a.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = a.id
    AND EXISTS (SELECT FROM public_category_ids p WHERE p.id = c.menu_element_id AND p.language_id = a.language_id OFFSET 0));

CREATE OR REPLACE VIEW public_versions AS
  SELECT v.id, v.base_article_id, v.language_id, v.type, v.version, v.title, v.slug, v.short_description, v.content, v.extra_content,
      v.providing_entity, v.author_name, v.information_created, v.published_date, v.publish_end, v.created_by, v.revision, v.is_current, v.reason
    FROM valid_versions v WHERE v.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.current_id
      AND EXISTS (SELECT FROM public_category_ids p WHERE p.id = c.menu_element_id AND p.language_id = v.language_id OFFSET 0));

CREATE OR REPLACE VIEW public_gone AS
  SELECT g.*, CASE WHEN g.reason IS NULL AND g.gone_date >= v.publish_end THEN v.publish_end END AS planned_end
  FROM (SELECT DISTINCT ON (v.base_article_id, v.language_id) v.id, v.base_article_id, v.language_id, v.version, v.status,
      coalesce(v.withdrawed_date, v.archived_date, v.publish_end) AS gone_date,
      (SELECT x.change_text FROM change_log x WHERE x.article_id = v.id AND x.created_date = coalesce(v.withdrawed_date, v.archived_date)
        ORDER BY x.id DESC LIMIT 1) AS reason
    FROM articles v JOIN public_languages l ON l.id = v.language_id
    WHERE v.published_date IS NOT NULL AND NOT v.is_hidden AND (v.status IN (50, 60) OR (v.status = 40 AND v.publish_end <= now()))
      AND NOT EXISTS (SELECT FROM articles p WHERE p.base_article_id = v.base_article_id AND p.language_id = v.language_id
        AND p.status = 40 AND (p.publish_end IS NULL OR p.publish_end > now()))
      AND (v.type <> 10 OR EXISTS (SELECT FROM article_categories c WHERE c.article_id = v.id
        AND EXISTS (SELECT FROM public_category_ids p WHERE p.id = c.menu_element_id AND p.language_id = v.language_id OFFSET 0)))
    ORDER BY v.base_article_id, v.language_id, v.version DESC) g JOIN articles v ON v.id = g.id;

CREATE OR REPLACE VIEW bulletin.article_categories AS SELECT c.* FROM public.article_categories c
  WHERE c.menu_element_id IN (SELECT p.id FROM public.public_category_ids p);
CREATE OR REPLACE VIEW bulletin.menu_elements AS SELECT m.* FROM public.menu_elements m WHERE m.id IN (SELECT p.id FROM public.public_category_ids p);
CREATE OR REPLACE VIEW bulletin.menu_element_translations AS SELECT t.* FROM public.menu_element_translations t
  WHERE (t.menu_element_id, t.language_id) IN (SELECT p.id, p.language_id FROM public.public_category_ids p);

CREATE TRIGGER menu_element_paths_on_site AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON menu_element_paths
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();

-- A role of the bulletin that has its rights already (let_serve_bulletin) may read the new view too.
DO $$
DECLARE reader name;
BEGIN
  FOR reader IN SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = current_schema() AND table_name = 'public_articles' AND privilege_type = 'SELECT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT SELECT ON public_category_ids TO %I', reader);
  END LOOP;
END $$;
