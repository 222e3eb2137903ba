-- A name of an article that it has on every server it is taken to.
ALTER TABLE "base_articles" ADD COLUMN "key" text DEFAULT (gen_random_uuid())::text NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "base_articles_key" ON "base_articles" USING btree ("key");
--> statement-breakpoint
-- Links of imported articles whose destination is not here yet: they become links when it is imported.
CREATE TABLE "awaited_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awaited_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL REFERENCES "articles"("id") ON DELETE CASCADE,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"display_text" text NOT NULL,
	"title" text NOT NULL,
	"target" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "awaited_links_key" ON "awaited_links" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "awaited_links_article" ON "awaited_links" USING btree ("article_id");
--> statement-breakpoint
-- System articles are on every server: links to them find them there.
CREATE FUNCTION system_article_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.type <> 10 AND NOT EXISTS (SELECT FROM base_articles WHERE key = 'system-' || NEW.type) THEN
    NEW.key := 'system-' || NEW.type;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER base_articles_system_key BEFORE INSERT ON base_articles FOR EACH ROW EXECUTE FUNCTION system_article_key();
--> statement-breakpoint
UPDATE base_articles b SET key = 'system-' || b.type
  WHERE b.type <> 10 AND b.id = (SELECT min(f.id) FROM base_articles f WHERE f.type = b.type);
