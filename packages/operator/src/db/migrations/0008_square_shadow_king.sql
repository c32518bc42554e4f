CREATE TABLE "donor_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"request_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "porting_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "porting_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"porting_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "portings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"msisdn" text NOT NULL,
	"donor_id" text NOT NULL,
	"donor_name" text NOT NULL,
	"mnp_type" text NOT NULL,
	"holder" jsonb NOT NULL,
	"donor_customer_number" text,
	"contract_end" date,
	"not_before" date NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"date" date,
	"reason" text,
	"ended_by" text,
	"compensation_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "portings_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "porting_events" ADD CONSTRAINT "porting_events_porting_id_portings_id_fk" FOREIGN KEY ("porting_id") REFERENCES "public"."portings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "porting_events_porting" ON "porting_events" USING btree ("porting_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "portings_one_living_per_number" ON "portings" USING btree ("msisdn") WHERE state not in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "portings_user" ON "portings" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "frozen";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "state_at";