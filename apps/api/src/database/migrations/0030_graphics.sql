CREATE TABLE "app_images" (
	"id" integer PRIMARY KEY NOT NULL,
	"big_logo_id" integer,
	"small_logo_id" integer,
	"background_id" integer,
	"use_image" boolean DEFAULT false NOT NULL,
	"use_gradient" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eu_collection_images" (
	"position" integer PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_images" ADD CONSTRAINT "app_images_big_logo_id_files_id_fk" FOREIGN KEY ("big_logo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_images" ADD CONSTRAINT "app_images_small_logo_id_files_id_fk" FOREIGN KEY ("small_logo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_images" ADD CONSTRAINT "app_images_background_id_files_id_fk" FOREIGN KEY ("background_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eu_collection_images" ADD CONSTRAINT "eu_collection_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_images_big_logo" ON "app_images" USING btree ("big_logo_id");--> statement-breakpoint
CREATE INDEX "app_images_small_logo" ON "app_images" USING btree ("small_logo_id");--> statement-breakpoint
CREATE INDEX "app_images_background" ON "app_images" USING btree ("background_id");--> statement-breakpoint
CREATE INDEX "eu_collection_images_file" ON "eu_collection_images" USING btree ("file_id");--> statement-breakpoint
INSERT INTO "app_images" ("id") VALUES (1);
