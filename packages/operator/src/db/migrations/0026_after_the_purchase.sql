ALTER TABLE "invoices" ADD COLUMN "deferred_until" date;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD COLUMN "match_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "keeps_method" boolean DEFAULT true NOT NULL;