ALTER TABLE "audit_entries" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "operation" text;