CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corporate_leads" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"lead" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handed_over_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fan_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"nickname" text,
	"avatar" text,
	"listed" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_ends" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"ends_on" date NOT NULL,
	"declaration_id" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "line_notices" (
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"facts" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_notices_line_id_kind_period_pk" PRIMARY KEY("line_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "subscriber_records" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"msisdn" text NOT NULL,
	"holder" jsonb NOT NULL,
	"started_on" date,
	"ended_on" date NOT NULL,
	"delete_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrears_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outgoing_from" timestamp with time zone NOT NULL,
	"incoming_from" timestamp with time zone NOT NULL,
	"incoming_done_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"next_month" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"zone" text,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source_id" text NOT NULL,
	"invoice_id" uuid,
	CONSTRAINT "charges_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_id" uuid,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	CONSTRAINT "invoice_items_position" UNIQUE("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"team_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_team_id_year_pk" PRIMARY KEY("team_id","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"state" text NOT NULL,
	"frozen" text,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"gross_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"diff_cents" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"due_date" date NOT NULL,
	"paid_at" timestamp with time zone,
	"state_at" timestamp with time zone NOT NULL,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"dispute_reason" text,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "part" text DEFAULT 'tariff' NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "refund_cents" integer;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "owed_cents" integer;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'fan' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_profiles" ADD CONSTRAINT "fan_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_ends" ADD CONSTRAINT "line_ends_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_notices" ADD CONSTRAINT "line_notices_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrears_blocks" ADD CONSTRAINT "arrears_blocks_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_log_user" ON "consent_log" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fan_profiles_nickname" ON "fan_profiles" USING btree ("team_id",lower("nickname"));--> statement-breakpoint
CREATE INDEX "fan_profiles_ranking" ON "fan_profiles" USING btree ("team_id","points") WHERE listed;--> statement-breakpoint
CREATE INDEX "subscriber_records_delete" ON "subscriber_records" USING btree ("delete_on");--> statement-breakpoint
CREATE UNIQUE INDEX "arrears_blocks_one_per_line" ON "arrears_blocks" USING btree ("line_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "billing_accounts_next" ON "billing_accounts" USING btree ("next_month");--> statement-breakpoint
CREATE INDEX "charges_unbilled" ON "charges" USING btree ("user_id","at") WHERE invoice_id is null;--> statement-breakpoint
CREATE INDEX "charges_line" ON "charges" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_items_line" ON "invoice_items" USING btree ("line_id","kind");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("user_id","state") WHERE state not in ('paid', 'credited');--> statement-breakpoint
CREATE INDEX "declarations_review" ON "declarations" USING btree ("received_at") WHERE state = 'review';