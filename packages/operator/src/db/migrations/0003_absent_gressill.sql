CREATE TABLE "line_settings" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"usage_notice" boolean DEFAULT true NOT NULL,
	"premium_blocked" boolean NOT NULL,
	"third_party_blocked" boolean DEFAULT false NOT NULL,
	"evn_mode" text DEFAULT 'off' NOT NULL,
	"evn_since" timestamp with time zone,
	"evn_declaration" text,
	"shield_enabled" boolean DEFAULT true NOT NULL,
	"shield_cap_cents" integer DEFAULT 5950 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roaming_costs" (
	"line_id" uuid NOT NULL,
	"period" text NOT NULL,
	"spent_cents" integer DEFAULT 0 NOT NULL,
	"continued" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roaming_costs_line_id_period_pk" PRIMARY KEY("line_id","period")
);
--> statement-breakpoint
CREATE TABLE "sim_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sim_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"iccid" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "sim_replacements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"old_iccid" text NOT NULL,
	"new_iccid" text,
	"type" text NOT NULL,
	"eid" text,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"address" jsonb,
	"carrier" text,
	"expected_from" date,
	"expected_to" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_notices" (
	"line_id" uuid NOT NULL,
	"period" text NOT NULL,
	"mark" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_notices_line_id_period_mark_pk" PRIMARY KEY("line_id","period","mark")
);
--> statement-breakpoint
CREATE TABLE "usage_periods" (
	"line_id" uuid NOT NULL,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"zone" text NOT NULL,
	"used" double precision NOT NULL,
	"total" double precision NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "usage_periods_line_id_period_kind_zone_pk" PRIMARY KEY("line_id","period","kind","zone")
);
--> statement-breakpoint
CREATE TABLE "usage_records" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"pack_id" uuid,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"zone" text NOT NULL,
	"used" double precision DEFAULT 0 NOT NULL,
	"total" double precision NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" text PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"category" text NOT NULL,
	"tags" jsonb NOT NULL,
	"name" text NOT NULL,
	"description" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"validity" jsonb NOT NULL,
	"renewal" text NOT NULL,
	"data_mb" integer,
	"minutes" integer,
	"sms" integer,
	"zone" text NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "options_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "pack_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"transaction_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"renews_pack_id" uuid,
	"state" text NOT NULL,
	"price_cents" integer NOT NULL,
	"payment_version" integer NOT NULL,
	"payment_method_id" uuid,
	"early_start" boolean NOT NULL,
	"language" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "pack_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "pack_orders_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"state" text NOT NULL,
	"auto_renew" boolean NOT NULL,
	"period" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "packs_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
DROP INDEX "sims_one_per_line";--> statement-breakpoint
ALTER TABLE "sims" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "sims" ADD COLUMN "downloaded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "line_settings" ADD CONSTRAINT "line_settings_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roaming_costs" ADD CONSTRAINT "roaming_costs_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_replacements" ADD CONSTRAINT "sim_replacements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_replacements" ADD CONSTRAINT "sim_replacements_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_periods" ADD CONSTRAINT "usage_periods_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_order_id_pack_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."pack_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sim_events_iccid" ON "sim_events" USING btree ("iccid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sim_replacements_one_open" ON "sim_replacements" USING btree ("line_id") WHERE state in ('ordered', 'shipped');--> statement-breakpoint
CREATE INDEX "usage_records_received" ON "usage_records" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allowances_once" ON "allowances" USING btree ("source_id","kind","zone");--> statement-breakpoint
CREATE INDEX "allowances_line" ON "allowances" USING btree ("line_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pack_orders_one_open" ON "pack_orders" USING btree ("line_id","option_id") WHERE renews_pack_id is null and state in ('open', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX "pack_orders_user" ON "pack_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pack_orders_renewal" ON "pack_orders" USING btree ("renews_pack_id");--> statement-breakpoint
CREATE INDEX "packs_line" ON "packs" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "packs_user" ON "packs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packs_one_renewing" ON "packs" USING btree ("line_id","option_id") WHERE auto_renew and state in ('scheduled', 'active', 'renewing');--> statement-breakpoint
CREATE UNIQUE INDEX "sims_one_current_per_line" ON "sims" USING btree ("line_id") WHERE state in ('active', 'blockedByFan', 'blockedByOperator', 'blockedByBoth');--> statement-breakpoint
CREATE INDEX "sims_line" ON "sims" USING btree ("line_id");