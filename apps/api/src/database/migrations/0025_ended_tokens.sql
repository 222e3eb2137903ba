CREATE TABLE "ended_sign_ins" (
	"key" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_sign_ins_expiry" ON "ended_sign_ins" USING btree ("expires_at");--> statement-breakpoint
-- Every process learns in the moment of the commit which tokens are no longer good.
CREATE FUNCTION notify_ended_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('access_changed', 'sign-in ' || new.key);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER ended_sign_ins_notify AFTER INSERT OR UPDATE ON ended_sign_ins FOR EACH ROW
  EXECUTE FUNCTION notify_ended_tokens();
