ALTER TABLE "checked_addresses" ADD COLUMN "is_offline" boolean DEFAULT false NOT NULL;
