CREATE TABLE "admission_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admission_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"day_of_week" integer NOT NULL,
	"time_from" text NOT NULL,
	"time_to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_delivery_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_delivery_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"is_main" boolean NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "office_contact_lists" (
	"language_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language_id" integer NOT NULL,
	"position" integer NOT NULL,
	"full_name" text COLLATE "polish" NOT NULL,
	"job_position" text COLLATE "polish" NOT NULL,
	"raw_description" text,
	"office_contact_photo_id" integer,
	"is_system" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offices" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text COLLATE "polish" DEFAULT '' NOT NULL,
	"office_name" text COLLATE "polish",
	"jst_code_teryt" text,
	"peppol_number" text,
	"bank_account_number" text,
	"regon" text DEFAULT '' NOT NULL,
	"nip" text DEFAULT '' NOT NULL,
	"phone" text,
	"fax" text,
	"email" text,
	"web_site_www" text,
	"office_box_epuap" text,
	"receiving_document_place" text,
	"country" text,
	"province" text,
	"district" text,
	"commune" text,
	"city" text,
	"street" text,
	"street_number" text,
	"flat" text,
	"zip_code" text,
	"zip_code_city" text,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admission_hours" ADD CONSTRAINT "admission_hours_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_delivery_addresses" ADD CONSTRAINT "e_delivery_addresses_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_contact_lists" ADD CONSTRAINT "office_contact_lists_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_contacts" ADD CONSTRAINT "office_contacts_language_id_office_contact_lists_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."office_contact_lists"("language_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_contacts" ADD CONSTRAINT "office_contacts_office_contact_photo_id_files_id_fk" FOREIGN KEY ("office_contact_photo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_hours_office" ON "admission_hours" USING btree ("office_id");--> statement-breakpoint
CREATE INDEX "e_delivery_addresses_office" ON "e_delivery_addresses" USING btree ("office_id");--> statement-breakpoint
CREATE INDEX "office_contacts_language" ON "office_contacts" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "office_contacts_photo" ON "office_contacts" USING btree ("office_contact_photo_id");--> statement-breakpoint
-- The one office. Its name was a parameter that nobody could edit.
INSERT INTO "offices" ("id", "name") VALUES (1, coalesce((SELECT "value"->>'value' FROM "system_parameters" WHERE "key_name" = 'OfficeName'), ''));
--> statement-breakpoint
DELETE FROM "system_parameters" WHERE "key_name" = 'OfficeName';
