ALTER TABLE "declarations" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "confirmed_at" timestamp with time zone;