CREATE TABLE "article_categories" (
	"article_id" integer NOT NULL,
	"menu_element_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_categories_article_id_menu_element_id_pk" PRIMARY KEY("article_id","menu_element_id")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "article_tags_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"base_article_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"type" integer DEFAULT 10 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"status" integer DEFAULT 10 NOT NULL,
	"title" text COLLATE "polish" NOT NULL,
	"slug" text NOT NULL,
	"short_description" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"extra_content" text,
	"title_from_footer" text,
	"providing_entity" text NOT NULL,
	"author_name" text NOT NULL,
	"author_email" text,
	"information_created" timestamp with time zone NOT NULL,
	"publish_start" timestamp with time zone,
	"publish_end" timestamp with time zone,
	"archive_after_publish_end" boolean DEFAULT false NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_date" timestamp with time zone,
	"published_date" timestamp with time zone,
	"withdrawed_date" timestamp with time zone,
	"archived_date" timestamp with time zone,
	"created_by" text COLLATE "polish" NOT NULL,
	"created_by_id" integer,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "base_articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" integer DEFAULT 10 NOT NULL,
	"template" integer DEFAULT 10 NOT NULL,
	"is_editable" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" integer,
	"description" text NOT NULL,
	"change_text" text,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"account_id" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "languages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"iso_code" text NOT NULL,
	"name" text COLLATE "polish" NOT NULL,
	"local_name" text NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"date_format" text DEFAULT 'dd.MM.yyyy' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "languages_iso_code_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
CREATE TABLE "menu_element_translations" (
	"menu_element_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"display_text" text COLLATE "polish" NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"url" text,
	"slug" text NOT NULL,
	"target" integer DEFAULT 10 NOT NULL,
	CONSTRAINT "menu_element_translations_menu_element_id_language_id_pk" PRIMARY KEY("menu_element_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "menu_elements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_elements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" integer NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"article_sort" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providing_entities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providing_entities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text COLLATE "polish" NOT NULL,
	"language_id" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text COLLATE "polish" NOT NULL,
	"description" text NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_parameters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_name" text NOT NULL,
	"editor_type" text NOT NULL,
	"display_name" text COLLATE "polish" NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "system_parameters_key_name_unique" UNIQUE("key_name")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text COLLATE "polish" NOT NULL,
	"language_id" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_excluded_categories" (
	"user_id" integer NOT NULL,
	"menu_element_id" integer NOT NULL,
	CONSTRAINT "user_excluded_categories_user_id_menu_element_id_pk" PRIMARY KEY("user_id","menu_element_id")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identity_user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"firstname" text COLLATE "polish" NOT NULL,
	"surname" text COLLATE "polish" NOT NULL,
	"pesel" text,
	"birth_date" text,
	"identification_document_type" integer DEFAULT 0 NOT NULL,
	"identification_document_number" text,
	"sex" integer DEFAULT 0 NOT NULL,
	"phone" text,
	"mobile_phone" text,
	"fax" text,
	"email" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_confirmed" boolean DEFAULT true NOT NULL,
	"confirmed_date" timestamp with time zone,
	"is_system" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_identity_user_id_unique" UNIQUE("identity_user_id")
);
--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_base_article_id_base_articles_id_fk" FOREIGN KEY ("base_article_id") REFERENCES "public"."base_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_element_translations" ADD CONSTRAINT "menu_element_translations_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_element_translations" ADD CONSTRAINT "menu_element_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providing_entities" ADD CONSTRAINT "providing_entities_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_excluded_categories" ADD CONSTRAINT "user_excluded_categories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_excluded_categories" ADD CONSTRAINT "user_excluded_categories_menu_element_id_menu_elements_id_fk" FOREIGN KEY ("menu_element_id") REFERENCES "public"."menu_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_categories_element" ON "article_categories" USING btree ("menu_element_id");--> statement-breakpoint
CREATE INDEX "article_tags_tag" ON "article_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_version" ON "articles" USING btree ("base_article_id","language_id","version");--> statement-breakpoint
CREATE INDEX "change_log_article" ON "change_log" USING btree ("article_id","id");--> statement-breakpoint
CREATE INDEX "identity_records_grant" ON "identity_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_user_code" ON "identity_records" USING btree ("user_code");--> statement-breakpoint
CREATE INDEX "identity_records_uid" ON "identity_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_records_account" ON "identity_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_records_expiry" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "menu_elements_parent" ON "menu_elements" USING btree ("type","parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "providing_entities_name" ON "providing_entities" USING btree ("language_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("language_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));