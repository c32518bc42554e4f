CREATE TABLE "link_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "announced_for" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
UPDATE "invoices" SET "announced_for" = "due_date" WHERE "state" = 'issued' AND "facts" -> 'collection' IS NOT NULL;--> statement-breakpoint
UPDATE "invoices" SET "warned_at" = "stage_at" WHERE "state" = 'blockThreatened' OR "before" = 'blockThreatened';
