CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"fingerprint" text NOT NULL,
	"iban_sealed" text,
	"holder" text,
	"token_sealed" text,
	"mandate_reference" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"source_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
DROP INDEX "checkouts_order";--> statement-breakpoint
DROP INDEX "payments_one_living_per_order";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "checkout_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "subject_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subject_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "team_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "user_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mandate_reference" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD COLUMN "iban_sealed" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD COLUMN "iban_masked" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("user_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("user_id","type","fingerprint") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_subject" ON "checkouts" USING btree ("purpose","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_processing" ON "payments" USING btree ("purpose","subject_id") WHERE state = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_succeeded" ON "payments" USING btree ("purpose","subject_id") WHERE state = 'succeeded';--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("purpose","subject_id","created_at");