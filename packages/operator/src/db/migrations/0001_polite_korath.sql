CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"method_id" uuid,
	"reason" text,
	"proof" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payouts_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "return_state" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "return_due_on" date;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "return_proof" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("team_id","created_at") WHERE state <> 'paid';--> statement-breakpoint
CREATE INDEX "declarations_overdue" ON "declarations" USING btree ("received_at") WHERE return_state = 'overdue';