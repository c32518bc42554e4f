ALTER TABLE "checkouts" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "session_id" uuid;