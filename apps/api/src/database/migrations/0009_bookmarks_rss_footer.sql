CREATE TABLE "bookmark_tags" (
	"bookmark_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "bookmark_tags_bookmark_id_tag_id_pk" PRIMARY KEY("bookmark_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text COLLATE "polish" NOT NULL,
	"display_text" text COLLATE "polish" NOT NULL,
	"title" text COLLATE "polish" NOT NULL,
	"target" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"language_id" integer NOT NULL,
	"color" text DEFAULT '#000000' NOT NULL,
	"show_on_main_page" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footer_elements" (
	"language_id" integer NOT NULL,
	"type" integer NOT NULL,
	"display_text" text,
	"is_active" boolean NOT NULL,
	"content" jsonb,
	CONSTRAINT "footer_elements_language_id_type_pk" PRIMARY KEY("language_id","type")
);
--> statement-breakpoint
CREATE TABLE "footer_links" (
	"language_id" integer NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"type" integer NOT NULL,
	"menu_element_id" integer,
	"article_id" integer,
	"bookmark_id" integer,
	"url" text,
	"display_text" text NOT NULL,
	"title" text NOT NULL,
	"target" integer NOT NULL,
	CONSTRAINT "footer_links_language_id_position_pk" PRIMARY KEY("language_id","position")
);
--> statement-breakpoint
CREATE TABLE "footers" (
	"language_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rss_channel_bookmarks" (
	"rss_channel_id" integer NOT NULL,
	"bookmark_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "rss_channel_bookmarks_rss_channel_id_bookmark_id_pk" PRIMARY KEY("rss_channel_id","bookmark_id")
);
--> statement-breakpoint
CREATE TABLE "rss_channel_menu_elements" (
	"rss_channel_id" integer NOT NULL,
	"menu_element_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "rss_channel_menu_elements_rss_channel_id_menu_element_id_pk" PRIMARY KEY("rss_channel_id","menu_element_id")
);
--> statement-breakpoint
CREATE TABLE "rss_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rss_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"display_text" text COLLATE "polish" NOT NULL,
	"title" text COLLATE "polish" NOT NULL,
	"description" text NOT NULL,
	"target" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"from_all_sources" boolean DEFAULT false NOT NULL,
	"language_id" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookmark_tags" ADD CONSTRAINT "bookmark_tags_bookmark_id_bookmarks_id_fk" FOREIGN KEY ("bookmark_id") REFERENCES "public"."bookmarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark_tags" ADD CONSTRAINT "bookmark_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footer_elements" ADD CONSTRAINT "footer_elements_language_id_footers_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."footers"("language_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_language_id_footers_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."footers"("language_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_bookmark_id_bookmarks_id_fk" FOREIGN KEY ("bookmark_id") REFERENCES "public"."bookmarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footers" ADD CONSTRAINT "footers_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rss_channel_bookmarks" ADD CONSTRAINT "rss_channel_bookmarks_rss_channel_id_rss_channels_id_fk" FOREIGN KEY ("rss_channel_id") REFERENCES "public"."rss_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rss_channel_bookmarks" ADD CONSTRAINT "rss_channel_bookmarks_bookmark_id_bookmarks_id_fk" FOREIGN KEY ("bookmark_id") REFERENCES "public"."bookmarks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rss_channel_menu_elements" ADD CONSTRAINT "rss_channel_menu_elements_rss_channel_id_rss_channels_id_fk" FOREIGN KEY ("rss_channel_id") REFERENCES "public"."rss_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rss_channel_menu_elements" ADD CONSTRAINT "rss_channel_menu_elements_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rss_channels" ADD CONSTRAINT "rss_channels_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmark_tags_tag" ON "bookmark_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "bookmarks_language" ON "bookmarks" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "footer_links_article" ON "footer_links" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "rss_channel_bookmarks_bookmark" ON "rss_channel_bookmarks" USING btree ("bookmark_id");--> statement-breakpoint
CREATE INDEX "rss_channel_menu_elements_element" ON "rss_channel_menu_elements" USING btree ("menu_element_id");--> statement-breakpoint
CREATE INDEX "rss_channels_language" ON "rss_channels" USING btree ("language_id");