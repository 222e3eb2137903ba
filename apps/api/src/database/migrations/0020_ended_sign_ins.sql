ALTER TABLE "users" DROP COLUMN "kept_sign_in";--> statement-breakpoint
-- Whoever keeps in memory which sign-ins are alive learns in the moment of the commit that one has ended.
CREATE FUNCTION notify_ended_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('access_changed', 'sign-in ' || old.id);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER identity_records_notify_ended_sign_in AFTER DELETE ON identity_records FOR EACH ROW WHEN (old.model = 'Grant')
  EXECUTE FUNCTION notify_ended_sign_in();
