CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"actor_name" text COLLATE "polish",
	"subject_id" integer,
	"subject_name" text COLLATE "polish",
	"address" text,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tokens_valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");
--> statement-breakpoint
-- Whoever keeps a user's rights in memory learns of a change in the moment of its commit: the message is the user's id, or * for a role.
CREATE FUNCTION notify_access() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'roles' then
    perform pg_notify('access_changed', '*');
  elsif tg_table_name = 'users' then
    perform pg_notify('access_changed', old.id::text);
  elsif tg_op = 'INSERT' then
    perform pg_notify('access_changed', new.user_id::text);
  else
    perform pg_notify('access_changed', old.user_id::text);
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER roles_notify_access AFTER UPDATE OR DELETE ON roles FOR EACH ROW EXECUTE FUNCTION notify_access();--> statement-breakpoint
CREATE TRIGGER users_notify_access AFTER UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION notify_access();--> statement-breakpoint
CREATE TRIGGER user_roles_notify_access AFTER INSERT OR DELETE ON user_roles FOR EACH ROW EXECUTE FUNCTION notify_access();--> statement-breakpoint
CREATE TRIGGER user_excluded_categories_notify_access AFTER INSERT OR DELETE ON user_excluded_categories FOR EACH ROW EXECUTE FUNCTION notify_access();
