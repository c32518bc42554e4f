ALTER TABLE "giveaways" ADD COLUMN "draw_sealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "draw_chain" text;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "draw_round" bigint;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "draw_randomness" text;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "draw_signature" text;