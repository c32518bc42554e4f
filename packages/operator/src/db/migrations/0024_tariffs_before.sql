ALTER TABLE "tariff_changes" ADD COLUMN "from_tariff_id" text;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD COLUMN "from_commitment_end" date;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_from_tariff_id_tariffs_id_fk" FOREIGN KEY ("from_tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;