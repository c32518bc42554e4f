CREATE TABLE "contract_summaries" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"basket" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"tariff_id" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"applies_to" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mnp_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"advance_fee_cents" integer NOT NULL,
	"customisation_fee_cents" integer NOT NULL,
	"sizes" jsonb NOT NULL,
	"models" jsonb NOT NULL,
	"styles" jsonb NOT NULL,
	"junior_option" boolean NOT NULL,
	"material" jsonb NOT NULL,
	"manufacturer" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"tariff_types" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" text PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"price_net_cents" integer,
	"connection_fee_cents" integer NOT NULL,
	"connection_fee_esim_cents" integer NOT NULL,
	"commitment_months" integer NOT NULL,
	"notice_days" integer NOT NULL,
	"alternative_id" text,
	"is_alternative" boolean NOT NULL,
	"data_gb" integer NOT NULL,
	"throttle_kbps" integer NOT NULL,
	"eu_data_gb" integer NOT NULL,
	"minutes_de" integer NOT NULL,
	"minutes_tr" integer NOT NULL,
	"sms" integer NOT NULL,
	"max_down_mbps" integer NOT NULL,
	"max_up_mbps" integer NOT NULL,
	"tech" jsonb NOT NULL,
	"sim_types" jsonb NOT NULL,
	"has_form_option" boolean NOT NULL,
	"min_age" integer NOT NULL,
	"requires_main_line" boolean NOT NULL,
	"requires_child" boolean NOT NULL,
	"customer_type" text NOT NULL,
	"product_sheet_file" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tariffs_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "tariffs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" text,
	"msisdn" text NOT NULL,
	"tariff_id" text NOT NULL,
	"bonus_gb" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"activated_at" timestamp with time zone,
	"commitment_end" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lines_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"content" text NOT NULL,
	"carrier" text NOT NULL,
	"expected_from" date NOT NULL,
	"expected_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_customers_partner_id_unique" UNIQUE("partner_id")
);
--> statement-breakpoint
CREATE TABLE "sims" (
	"iccid" text PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"type" text NOT NULL,
	"eid" text,
	"smdp_address" text,
	"matching_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sims_matching_id_unique" UNIQUE("matching_id")
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"zone" text NOT NULL,
	"used" double precision NOT NULL,
	"total" double precision NOT NULL,
	"unit" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_line_id_kind_zone_pk" PRIMARY KEY("line_id","kind","zone")
);
--> statement-breakpoint
CREATE TABLE "registry_numbers" (
	"id" text PRIMARY KEY NOT NULL,
	"msisdn" text NOT NULL,
	"kind" text NOT NULL,
	"keyword_type" integer NOT NULL,
	"tier" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"quarantine_until" timestamp with time zone,
	CONSTRAINT "registry_numbers_msisdn_unique" UNIQUE("msisdn")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registry_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"holder" text NOT NULL,
	"user_id" uuid,
	"order_id" text,
	"state" text NOT NULL,
	"extended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"contract" text NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"wanted_date" text,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_version" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"transaction_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tariff_id" text NOT NULL,
	"number_type" text NOT NULL,
	"sim_type" text NOT NULL,
	"registry_id" text,
	"reservation_id" uuid,
	"msisdn" text NOT NULL,
	"jersey" jsonb,
	"coupon_code" text,
	"bonus_gb" integer DEFAULT 0 NOT NULL,
	"payment" jsonb NOT NULL,
	"person" jsonb NOT NULL,
	"child_birthday" date,
	"main_line_id" uuid,
	"contract_summary_id" text NOT NULL,
	"early_start" boolean NOT NULL,
	"tkg71_waiver" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"payment_version" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"purge_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "orders_idempotency" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sepa_mandates" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"creditor_id" text NOT NULL,
	"iban" text NOT NULL,
	"holder" text NOT NULL,
	"text" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"team_id" integer NOT NULL,
	"call_id" text NOT NULL,
	"owner" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"sealed_payload" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_team_id_call_id_owner_key_pk" PRIMARY KEY("team_id","call_id","owner","key")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"phone" text NOT NULL,
	"type" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resend_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"customer_type" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_version" integer DEFAULT 0 NOT NULL,
	"salutation" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthday" date NOT NULL,
	"company_name" text,
	"tax_number" text,
	"vat_id" text,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"delivery_address" jsonb,
	"language" text NOT NULL,
	"partner_customer_id" text,
	"keyword_hash" text,
	"document_type" text,
	"consents" jsonb NOT NULL,
	"invitation_code" text NOT NULL,
	"invited_by" text,
	"campaign_code" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_team_email" UNIQUE("team_id","email"),
	CONSTRAINT "users_team_phone" UNIQUE("team_id","phone"),
	CONSTRAINT "users_invitation_code" UNIQUE("invitation_code")
);
--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_customers" ADD CONSTRAINT "partner_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sims" ADD CONSTRAINT "sims_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_registry_id_registry_numbers_id_fk" FOREIGN KEY ("registry_id") REFERENCES "public"."registry_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD CONSTRAINT "sepa_mandates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_summaries_created" ON "contract_summaries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lines_one_per_number" ON "lines" USING btree ("msisdn") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "lines_user" ON "lines" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_one_per_content" ON "parcels" USING btree ("order_id","content");--> statement-breakpoint
CREATE UNIQUE INDEX "sims_one_per_line" ON "sims" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "registry_numbers_kind" ON "registry_numbers" USING btree ("kind","keyword_type","msisdn");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_per_number" ON "reservations" USING btree ("registry_id") WHERE state <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_per_cart" ON "reservations" USING btree ("team_id","holder") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "reservations_order" ON "reservations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservations_expiry" ON "reservations" USING btree ("expires_at") WHERE state in ('held', 'paymentHeld');--> statement-breakpoint
CREATE INDEX "declarations_received" ON "declarations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","seq");--> statement-breakpoint
CREATE INDEX "messages_seq" ON "messages" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "checkouts_order" ON "checkouts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_reservation" ON "orders" USING btree ("reservation_id") WHERE state not in ('expired', 'cancelled', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("updated_at") WHERE state in ('submitted', 'paymentOpen', 'paymentFailed');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_living_per_order" ON "payments" USING btree ("order_id") WHERE state in ('processing', 'succeeded');--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otps_phone" ON "otps" USING btree ("team_id","phone","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");