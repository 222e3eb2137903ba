DROP INDEX "users_user_name";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "normalized_user_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "normalized_email" text;--> statement-breakpoint
-- Logins and addresses hold ASCII letters only, for which lower() is what the program computes from now on.
UPDATE "users" SET "normalized_user_name" = lower("user_name"), "normalized_email" = lower("email");--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "normalized_user_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "normalized_email" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree ("normalized_user_name");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("normalized_email");
