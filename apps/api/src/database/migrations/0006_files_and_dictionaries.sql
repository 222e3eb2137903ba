CREATE TABLE "file_extensions" (
	"extension" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"description" text NOT NULL,
	"file_type" integer NOT NULL,
	"repository_group_id" integer
);
--> statement-breakpoint
CREATE TABLE "iso_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "iso_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text COLLATE "polish" NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"file_id" integer,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repository_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repository_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text COLLATE "polish" NOT NULL,
	"description" text COLLATE "polish",
	"icon" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "original_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "crop_data" jsonb;--> statement-breakpoint
ALTER TABLE "file_extensions" ADD CONSTRAINT "file_extensions_repository_group_id_repository_groups_id_fk" FOREIGN KEY ("repository_group_id") REFERENCES "public"."repository_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "iso_codes" ADD CONSTRAINT "iso_codes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_extensions_group" ON "file_extensions" USING btree ("repository_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "iso_codes_code" ON "iso_codes" USING btree ("code","is_default");--> statement-breakpoint
CREATE UNIQUE INDEX "repository_groups_name" ON "repository_groups" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_original_id_files_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;