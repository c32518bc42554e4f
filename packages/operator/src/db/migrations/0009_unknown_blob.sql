ALTER TABLE "invoices" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "stage_at" timestamp with time zone NOT NULL;