ALTER TABLE "giveaway_entries" ADD COLUMN "name_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "draw_commitment" text;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "draw_committed_at" timestamp with time zone;