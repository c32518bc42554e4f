ALTER TABLE "payouts" ADD COLUMN "iban_sealed" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "holder" text;