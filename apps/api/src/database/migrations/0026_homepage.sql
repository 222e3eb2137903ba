CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text COLLATE "polish" NOT NULL,
	"display_text" text COLLATE "polish",
	"title" text COLLATE "polish" NOT NULL,
	"url" text NOT NULL,
	"target" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"language_id" integer NOT NULL,
	"color" text DEFAULT '#000000' NOT NULL,
	"file_id" integer,
	"compatibility_with_app_color" boolean DEFAULT true NOT NULL,
	"show_from" timestamp with time zone,
	"show_to" timestamp with time zone,
	"is_shown" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tile_choice" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tile_setting_tiles" (
	"language_id" integer NOT NULL,
	"position" integer NOT NULL,
	"tile_id" integer NOT NULL,
	CONSTRAINT "tile_setting_tiles_language_id_position_pk" PRIMARY KEY("language_id","position")
);
--> statement-breakpoint
CREATE TABLE "tile_settings" (
	"language_id" integer PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"display_text" text COLLATE "polish" NOT NULL,
	"title" text COLLATE "polish" NOT NULL,
	"link_type" integer NOT NULL,
	"url" text,
	"menu_element_id" integer,
	"article_id" integer,
	"file_id" integer,
	"icon_name" text,
	"target" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"language_id" integer NOT NULL,
	"show_from" timestamp with time zone,
	"show_to" timestamp with time zone,
	"is_shown" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tile_setting_tiles" ADD CONSTRAINT "tile_setting_tiles_language_id_tile_settings_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."tile_settings"("language_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tile_setting_tiles" ADD CONSTRAINT "tile_setting_tiles_tile_id_tiles_id_fk" FOREIGN KEY ("tile_id") REFERENCES "public"."tiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tile_settings" ADD CONSTRAINT "tile_settings_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiles" ADD CONSTRAINT "tiles_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiles" ADD CONSTRAINT "tiles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiles" ADD CONSTRAINT "tiles_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiles" ADD CONSTRAINT "tiles_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_language" ON "banners" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "banners_file" ON "banners" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tile_setting_tiles_tile" ON "tile_setting_tiles" USING btree ("tile_id");--> statement-breakpoint
CREATE INDEX "tiles_language" ON "tiles" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "tiles_file" ON "tiles" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tiles_article" ON "tiles" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "tiles_menu_element" ON "tiles" USING btree ("menu_element_id");--> statement-breakpoint
INSERT INTO "tile_choice" ("id") VALUES (1);
