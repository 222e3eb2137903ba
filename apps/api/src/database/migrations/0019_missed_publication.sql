ALTER TABLE "articles" ADD COLUMN "missed_publication" text;--> statement-breakpoint
-- Versions that were hidden as drafts and then published: what is public is in the public history.
UPDATE "articles" SET "is_hidden" = false, "revision" = "revision" + 1 WHERE "status" = 40 AND "is_hidden";
