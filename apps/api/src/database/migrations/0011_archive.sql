CREATE TABLE "archive_addresses" (
	"import_id" integer NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	"is_file" boolean NOT NULL,
	"removal_id" integer,
	CONSTRAINT "archive_addresses_import_id_path_pk" PRIMARY KEY("import_id","path")
);
--> statement-breakpoint
CREATE TABLE "archive_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archive_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"client_id" integer NOT NULL,
	"started_by" text COLLATE "polish" NOT NULL,
	"started_date" timestamp with time zone NOT NULL,
	"touched_date" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp with time zone,
	"addresses" integer DEFAULT 0 NOT NULL,
	"read_bytes" bigint DEFAULT 0 NOT NULL,
	"sites" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archive_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archive_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"actor_name" text COLLATE "polish" NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	"type" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive_addresses" ADD CONSTRAINT "archive_addresses_import_id_archive_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."archive_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_addresses" ADD CONSTRAINT "archive_addresses_removal_id_archive_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."archive_removals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_removals" ADD CONSTRAINT "archive_removals_import_id_archive_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."archive_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_addresses_removal" ON "archive_addresses" USING btree ("removal_id") WHERE "archive_addresses"."removal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "archive_imports_host" ON "archive_imports" USING btree ("host") WHERE "archive_imports"."finished_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "archive_imports_running" ON "archive_imports" USING btree (("finished_date" is null)) WHERE "archive_imports"."finished_date" is null;