CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_demonstration" boolean NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."is_only")
);
--> statement-breakpoint
-- A database of an older release says by its accounts what it was made as.
insert into installation (is_demonstration)
  select exists (select from users where user_name = 'anna.nowak') and exists (select from users where user_name = 'administrator')
  where exists (select from users);
