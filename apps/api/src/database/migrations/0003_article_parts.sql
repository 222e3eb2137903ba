CREATE TABLE "article_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"document_repository_id" integer NOT NULL,
	"display_name" text NOT NULL,
	"is_added" boolean DEFAULT false NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "article_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" integer NOT NULL,
	"menu_element_id" integer,
	"linked_article_id" integer,
	"url" text,
	"display_text" text NOT NULL,
	"title" text NOT NULL,
	"target" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_multimedia" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_multimedia_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" integer NOT NULL,
	"url" text NOT NULL,
	"display_text" text NOT NULL,
	"title" text NOT NULL,
	"target" integer NOT NULL,
	"thumbnail_id" integer
);
--> statement-breakpoint
CREATE TABLE "document_repository" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_repository_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"file_name" text COLLATE "polish" NOT NULL,
	"extension" text NOT NULL,
	"file_type" integer NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text COLLATE "polish" NOT NULL,
	"created_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"crc32" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"file_name" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_hashes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"created_by_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_attachments" ADD CONSTRAINT "article_attachments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_attachments" ADD CONSTRAINT "article_attachments_document_repository_id_document_repository_id_fk" FOREIGN KEY ("document_repository_id") REFERENCES "public"."document_repository"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_attachments" ADD CONSTRAINT "article_attachments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_links" ADD CONSTRAINT "article_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_links" ADD CONSTRAINT "article_links_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_links" ADD CONSTRAINT "article_links_linked_article_id_articles_id_fk" FOREIGN KEY ("linked_article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_multimedia" ADD CONSTRAINT "article_multimedia_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_multimedia" ADD CONSTRAINT "article_multimedia_thumbnail_id_files_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_repository" ADD CONSTRAINT "document_repository_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_repository" ADD CONSTRAINT "document_repository_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_hashes" ADD CONSTRAINT "preview_hashes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_hashes" ADD CONSTRAINT "preview_hashes_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_attachments_article" ON "article_attachments" USING btree ("article_id","position");--> statement-breakpoint
CREATE INDEX "article_attachments_document" ON "article_attachments" USING btree ("document_repository_id");--> statement-breakpoint
CREATE INDEX "article_links_article" ON "article_links" USING btree ("article_id","position");--> statement-breakpoint
CREATE INDEX "article_links_element" ON "article_links" USING btree ("menu_element_id");--> statement-breakpoint
CREATE INDEX "article_links_linked_article" ON "article_links" USING btree ("linked_article_id");--> statement-breakpoint
CREATE INDEX "article_multimedia_article" ON "article_multimedia" USING btree ("article_id","position");--> statement-breakpoint
CREATE INDEX "article_multimedia_thumbnail" ON "article_multimedia" USING btree ("thumbnail_id");--> statement-breakpoint
CREATE INDEX "document_repository_file" ON "document_repository" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "document_repository_created" ON "document_repository" USING btree ("created_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "preview_hashes_article" ON "preview_hashes" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "preview_hashes_expiry" ON "preview_hashes" USING btree ("expires_at");