-- Uploads that nobody saved go after a while. What is there already may have been saved once, so it stays.
ALTER TABLE "document_repository" ADD COLUMN "unsaved_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "document_repository_unsaved" ON "document_repository" USING btree ("unsaved_since") WHERE "document_repository"."unsaved_since" is not null;

create function attachments_saved() returns trigger language plpgsql as $$
begin
  update document_repository set unsaved_since = null
    where unsaved_since is not null and id in (select document_repository_id from added);
  return null;
end
$$;

create trigger attachments_saved after insert on article_attachments
  referencing new table as added for each statement execute function attachments_saved();
