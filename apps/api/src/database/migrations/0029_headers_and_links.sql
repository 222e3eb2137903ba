CREATE TABLE "checked_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"claimed_date" timestamp with time zone NOT NULL,
	"checked_date" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "headers" (
	"language_id" integer PRIMARY KEY NOT NULL,
	"office_name" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "headers" ADD CONSTRAINT "headers_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;