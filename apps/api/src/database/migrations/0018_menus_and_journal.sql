CREATE TABLE "journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_date" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"program" text,
	"area" text NOT NULL,
	"operation" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" integer NOT NULL,
	"record_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"removed" jsonb,
	"reverts_entry_id" integer
);
--> statement-breakpoint
CREATE TABLE "menu_article_order" (
	"menu_element_id" integer NOT NULL,
	"base_article_id" integer NOT NULL,
	"rank" numeric NOT NULL,
	CONSTRAINT "menu_article_order_menu_element_id_base_article_id_pk" PRIMARY KEY("menu_element_id","base_article_id")
);
--> statement-breakpoint
CREATE TABLE "menu_redirects" (
	"menu_element_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"slug" text NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_redirects_menu_element_id_language_id_slug_pk" PRIMARY KEY("menu_element_id","language_id","slug")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"type" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "menu_elements_parent";--> statement-breakpoint
ALTER TABLE "menu_element_translations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_element_translations" ADD COLUMN "wording_hash" text GENERATED ALWAYS AS (md5(display_text || chr(10) || title)) STORED;--> statement-breakpoint
ALTER TABLE "menu_element_translations" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "menu_elements" ADD COLUMN "level" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_elements" ADD COLUMN "parent_level" integer GENERATED ALWAYS AS (level - 1) STORED;--> statement-breakpoint
ALTER TABLE "menu_elements" ADD COLUMN "link_menu_element_id" integer;--> statement-breakpoint
ALTER TABLE "menu_elements" ADD COLUMN "link_article_id" integer;--> statement-breakpoint
ALTER TABLE "menu_article_order" ADD CONSTRAINT "menu_article_order_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_redirects" ADD CONSTRAINT "menu_redirects_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_redirects" ADD CONSTRAINT "menu_redirects_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_record" ON "journal" USING btree ("record_type","record_id","id");--> statement-breakpoint
CREATE INDEX "journal_created" ON "journal" USING btree ("created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_reverts" ON "journal" USING btree ("reverts_entry_id");
--> statement-breakpoint
-- Drizzle cannot express the rest.
INSERT INTO menus (type) VALUES (10), (20);--> statement-breakpoint
WITH RECURSIVE tree AS (
  SELECT id, 1 AS level FROM menu_elements WHERE parent_id IS NULL
  UNION ALL
  SELECT m.id, t.level + 1 FROM menu_elements m JOIN tree t ON m.parent_id = t.id WHERE t.level < 20
), places AS (
  SELECT t.id, t.level, row_number() OVER (PARTITION BY m.type, m.parent_id ORDER BY m.position, m.id) * 1024 AS position
  FROM tree t JOIN menu_elements m ON m.id = t.id
)
UPDATE menu_elements m SET level = p.level, position = p.position FROM places p WHERE p.id = m.id;--> statement-breakpoint
UPDATE menu_element_translations t SET source_hash = p.wording_hash
  FROM menu_element_translations p WHERE p.menu_element_id = t.menu_element_id
    AND p.language_id = (SELECT id FROM languages WHERE iso_code = 'PL') AND t.language_id <> p.language_id;--> statement-breakpoint

-- A parent is of the same menu and one level above: levels grow along every path, so there is no circle, and the deepest is the limit.
ALTER TABLE menu_elements
  ADD CONSTRAINT menu_elements_place UNIQUE (id, type, level),
  ADD CONSTRAINT menu_elements_parent_fk FOREIGN KEY (parent_id, type, parent_level) REFERENCES menu_elements (id, type, level),
  ADD CONSTRAINT menu_elements_root CHECK ((parent_id IS NULL) = (level = 1)),
  ADD CONSTRAINT menu_elements_depth CHECK (level BETWEEN 1 AND CASE type WHEN 10 THEN 1 ELSE 4 END),
  ADD CONSTRAINT menu_elements_type_fk FOREIGN KEY (type) REFERENCES menus (type),
  ADD CONSTRAINT menu_elements_link_element_fk FOREIGN KEY (link_menu_element_id) REFERENCES menu_elements (id),
  ADD CONSTRAINT menu_elements_link_article_fk FOREIGN KEY (link_article_id) REFERENCES articles (id) ON DELETE SET NULL,
  ADD CONSTRAINT menu_elements_position UNIQUE NULLS NOT DISTINCT (parent_id, type, position) DEFERRABLE;--> statement-breakpoint
CREATE INDEX menu_elements_link_element ON menu_elements (link_menu_element_id) WHERE link_menu_element_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX menu_elements_link_article ON menu_elements (link_article_id) WHERE link_article_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX footer_links_element ON footer_links (menu_element_id);--> statement-breakpoint
CREATE INDEX user_excluded_categories_element ON user_excluded_categories (menu_element_id);--> statement-breakpoint

CREATE FUNCTION set_menu_level() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.level := coalesce((select level from menu_elements where id = new.parent_id), 0) + 1;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER menu_elements_level_added BEFORE INSERT ON menu_elements FOR EACH ROW EXECUTE FUNCTION set_menu_level();--> statement-breakpoint
CREATE TRIGGER menu_elements_level_moved BEFORE UPDATE OF parent_id ON menu_elements FOR EACH ROW
  WHEN (old.parent_id IS DISTINCT FROM new.parent_id) EXECUTE FUNCTION set_menu_level();--> statement-breakpoint

-- What is moved under a closed category is closed to the same people, as a new one is.
CREATE FUNCTION exclude_with_new_parent() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into user_excluded_categories (user_id, menu_element_id)
  with recursive branch (id) as (
    select new.id union all select m.id from menu_elements m join branch b on m.parent_id = b.id
  )
  select x.user_id, b.id from user_excluded_categories x, branch b where x.menu_element_id = new.parent_id
  on conflict do nothing;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER menu_elements_exclude_with_new_parent AFTER UPDATE OF parent_id ON menu_elements FOR EACH ROW
  WHEN (new.parent_id IS NOT NULL AND old.parent_id IS DISTINCT FROM new.parent_id) EXECUTE FUNCTION exclude_with_new_parent();--> statement-breakpoint

-- Paths are written anew from the changed elements downwards; what stays the same is not written.
CREATE OR REPLACE FUNCTION refresh_menu_paths(changed integer[]) RETURNS void LANGUAGE sql AS $$
  with recursive affected (id, parent_id) as (
    select id, parent_id from menu_elements where id = any (changed)
    union
    select m.id, m.parent_id from menu_elements m join affected a on m.parent_id = a.id
  ), names as (
    select a.id, a.parent_id, l.id as language_id, own.display_text,
      coalesce(own.display_text, polish.display_text, '') as shown_text,
      not exists (select from affected p where p.id = a.parent_id) as is_top
    from affected a
    cross join languages l
    left join menu_element_translations own on own.menu_element_id = a.id and own.language_id = l.id
    left join menu_element_translations polish
      on polish.menu_element_id = a.id and polish.language_id = (select id from languages where iso_code = 'PL')
  ), down as (
    select n.id, n.language_id, n.display_text, n.shown_text, coalesce(p.path || ' › ', '') || n.shown_text as path
    from names n left join menu_element_paths p on p.menu_element_id = n.parent_id and p.language_id = n.language_id
    where n.is_top
    union all
    select n.id, n.language_id, n.display_text, n.shown_text, d.path || ' › ' || n.shown_text
    from down d join names n on n.parent_id = d.id and n.language_id = d.language_id
  )
  insert into menu_element_paths as p (menu_element_id, language_id, display_text, shown_text, path)
  select id, language_id, display_text, shown_text, path from down
  on conflict (menu_element_id, language_id) do update
    set display_text = excluded.display_text, shown_text = excluded.shown_text, path = excluded.path
    where (p.display_text, p.shown_text, p.path) is distinct from (excluded.display_text, excluded.shown_text, excluded.path);
$$;--> statement-breakpoint
CREATE FUNCTION menu_elements_moved() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  moved integer[] := array(select n.id from added n join removed o on o.id = n.id where n.parent_id is distinct from o.parent_id);
begin
  if cardinality(moved) > 0 then perform refresh_menu_paths(moved); end if;
  return null;
end
$$;--> statement-breakpoint
DROP TRIGGER menu_elements_moved ON menu_elements;--> statement-breakpoint
CREATE TRIGGER menu_elements_moved AFTER UPDATE ON menu_elements
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION menu_elements_moved();--> statement-breakpoint
CREATE FUNCTION menu_translations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  renamed integer[] := array(
    select distinct n.menu_element_id from added n
    left join removed o on o.menu_element_id = n.menu_element_id and o.language_id = n.language_id
    where n.display_text is distinct from o.display_text
  );
begin
  if cardinality(renamed) > 0 then perform refresh_menu_paths(renamed); end if;
  return null;
end
$$;--> statement-breakpoint
DROP TRIGGER menu_translations_changed ON menu_element_translations;--> statement-breakpoint
CREATE TRIGGER menu_translations_changed AFTER UPDATE ON menu_element_translations
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION menu_translations_changed();--> statement-breakpoint

-- New articles of a category stand first in its order by hand; ranks count down and are never given twice.
CREATE UNIQUE INDEX menu_article_order_rank ON menu_article_order (menu_element_id, rank);--> statement-breakpoint
CREATE SEQUENCE menu_article_rank;--> statement-breakpoint
CREATE FUNCTION order_new_articles() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into menu_article_order (menu_element_id, base_article_id, rank)
  select menu_element_id, base_article_id, -nextval('menu_article_rank') from (
    select distinct c.menu_element_id, a.base_article_id from added c join articles a on a.id = c.article_id
    where not exists (
      select from menu_article_order o where o.menu_element_id = c.menu_element_id and o.base_article_id = a.base_article_id
    )
    order by 1, 2
  ) new_ones
  on conflict (menu_element_id, base_article_id) do nothing;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER article_categories_order AFTER INSERT ON article_categories
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION order_new_articles();--> statement-breakpoint
INSERT INTO menu_article_order (menu_element_id, base_article_id, rank)
  SELECT menu_element_id, base_article_id, -nextval('menu_article_rank') FROM (
    SELECT c.menu_element_id, a.base_article_id FROM article_categories c JOIN articles a ON a.id = c.article_id
    GROUP BY 1, 2 ORDER BY max(coalesce(a.published_date, a.created_date)), a.base_article_id
  ) ordered;--> statement-breakpoint

CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the journal is append-only' using errcode = 'insufficient_privilege';
end
$$;--> statement-breakpoint
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
