CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"contact" text,
	"event" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"before_verified" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"tariff_id" text,
	"effective_on" date NOT NULL,
	"text" jsonb NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
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
	"listed" boolean DEFAULT false NOT NULL
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
	"blocked_at" timestamp with time zone NOT NULL,
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
CREATE TABLE "club_share_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_share_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"invoice_id" uuid,
	"kind" text NOT NULL,
	"basis_points" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "club_share_bookings_source_unique" UNIQUE("source")
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
	"before" text,
	"stage_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"gross_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"diff_cents" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"due_date" date NOT NULL,
	"deferred_until" date,
	"paid_at" timestamp with time zone,
	"announced_for" date,
	"warned_at" timestamp with time zone,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"dispute_reason" text,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "synced_items" (
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "synced_items_kind_external_id_pk" PRIMARY KEY("kind","external_id")
);
--> statement-breakpoint
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
CREATE TABLE "product_sheet_versions" (
	"tariff_id" text NOT NULL,
	"version" integer NOT NULL,
	"since" date NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "product_sheet_versions_tariff_id_version_pk" PRIMARY KEY("tariff_id","version")
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
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" integer,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"motif" text NOT NULL,
	"coupon_code" text,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"tac" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"esim" boolean NOT NULL,
	"five_g" boolean NOT NULL,
	"volte" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_contents" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"team_id" integer,
	"category_id" text,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"motif" text,
	"link" text,
	"review" jsonb,
	"published_at" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" integer,
	"category_id" text,
	"title" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"motif" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"captions" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallpapers" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"category_id" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_guest_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survey_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"mailbox" text NOT NULL,
	"answers" jsonb NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid,
	"line_id" uuid,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"reference" text,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"inform_by" timestamp with time zone,
	"informed_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"survey_id" text NOT NULL,
	"respondent" text NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid,
	"mailbox" text,
	"answers" jsonb NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_survey_id_respondent_pk" PRIMARY KEY("survey_id","respondent"),
	CONSTRAINT "survey_answers_one_per_mailbox" UNIQUE("survey_id","team_id","mailbox")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fan_points" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"team_id" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fan_points_user_id_source_pk" PRIMARY KEY("user_id","source")
);
--> statement-breakpoint
CREATE TABLE "game_players" (
	"game_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"mark" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "game_players_game_id_team_id_mark_pk" PRIMARY KEY("game_id","team_id","mark")
);
--> statement-breakpoint
CREATE TABLE "game_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"state" text NOT NULL,
	"seed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"kicks" jsonb,
	"result" jsonb,
	"played_at" timestamp with time zone,
	"reward_id" text,
	"rewarded_at" timestamp with time zone,
	"parked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"kicks" integer NOT NULL,
	"goals_to_win" integer NOT NULL,
	"motif" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"gb" double precision NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"parked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invited_fans" (
	"team_id" integer NOT NULL,
	"mark" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "invited_fans_team_id_mark_pk" PRIMARY KEY("team_id","mark")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"gb" double precision NOT NULL,
	"valid_days" integer NOT NULL,
	"game_ids" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_badges" (
	"user_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_badges_user_id_badge_pk" PRIMARY KEY("user_id","badge")
);
--> statement-breakpoint
CREATE TABLE "giveaway_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"giveaway_key" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"birthday" date NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"prize_id" text,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"token_used_at" timestamp with time zone,
	"consent_text_version" text NOT NULL,
	"name_consent" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_confirmed_at" timestamp with time zone,
	"consent_revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "giveaway_entries_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "giveaways" (
	"team_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"consent_text" jsonb NOT NULL,
	"consent_text_version" text NOT NULL,
	"motif" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draw_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone,
	"draw_seed" text,
	"draw_commitment" text,
	"draw_committed_at" timestamp with time zone,
	"draw_sealed_at" timestamp with time zone,
	"draw_chain" text,
	"draw_round" bigint,
	"draw_randomness" text,
	"draw_signature" text,
	"draw_entries" integer,
	"draw_entries_hash" text,
	CONSTRAINT "giveaways_team_id_key_pk" PRIMARY KEY("team_id","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_leads" (
	"external_id" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"source" text NOT NULL,
	"lead" jsonb NOT NULL,
	"writes" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_records" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"zone" text NOT NULL,
	"amount" double precision NOT NULL,
	"destination" text,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"billed_with" uuid
);
--> statement-breakpoint
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
CREATE TABLE "roaming_blocks" (
	"line_id" uuid NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "roaming_blocks_line_id_from_pk" PRIMARY KEY("line_id","from")
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
	"address_unproven" boolean DEFAULT false NOT NULL,
	"carrier" text,
	"expected_from" date,
	"expected_to" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_feed" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL
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
CREATE TABLE "line_numbers" (
	"line_id" uuid NOT NULL,
	"msisdn" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_numbers_line_id_ended_at_pk" PRIMARY KEY("line_id","ended_at")
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
	"state" text DEFAULT 'active' NOT NULL,
	"downloaded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sims_matching_id_unique" UNIQUE("matching_id")
);
--> statement-breakpoint
CREATE TABLE "tariff_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"from_name" text NOT NULL,
	"from_monthly_cents" integer NOT NULL,
	"from_tariff_id" text,
	"from_commitment_end" date,
	"tariff_id" text NOT NULL,
	"name" text NOT NULL,
	"monthly_cents" integer NOT NULL,
	"effective_on" date NOT NULL,
	"commitment_end" date,
	"contract_summary_id" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
CREATE TABLE "matches" (
	"team_id" integer NOT NULL,
	"id" text NOT NULL,
	"round" integer NOT NULL,
	"opponent" text NOT NULL,
	"venue" text NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"own_goals" integer,
	"their_goals" integer,
	"edited_at" timestamp with time zone,
	CONSTRAINT "matches_team_id_id_pk" PRIMARY KEY("team_id","id")
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
	"received_at" timestamp with time zone NOT NULL,
	"part" text DEFAULT 'tariff' NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"review_reason" text,
	"order_id" text,
	"line_id" uuid,
	"ends_on" date,
	"refund_cents" integer,
	"return_state" text,
	"return_due_on" date,
	"return_proof" text,
	"owed_cents" integer,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"lane" text DEFAULT 'main' NOT NULL,
	"once" text,
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
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
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
	"sim_iccid" text,
	"registry_id" text,
	"reservation_id" uuid,
	"msisdn" text NOT NULL,
	"porting" jsonb,
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
CREATE TABLE "outages" (
	"team_id" integer NOT NULL,
	"id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"place" jsonb NOT NULL,
	"expected_end" timestamp with time zone,
	"over" boolean NOT NULL,
	CONSTRAINT "outages_team_id_id_pk" PRIMARY KEY("team_id","id")
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
	"match_id" text,
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
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"payment_version" integer NOT NULL,
	"method" text,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"checkout_id" text,
	"method" text NOT NULL,
	"method_id" uuid,
	"mandate_reference" text,
	"amount_cents" integer NOT NULL,
	"verified_only" boolean DEFAULT false NOT NULL,
	"keeps_method" boolean DEFAULT true NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"provider_ref" text,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"iban_sealed" text,
	"holder" text,
	"reason" text,
	"proof" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payouts_invoice_id_unique" UNIQUE("invoice_id")
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
CREATE TABLE "sepa_mandates" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text,
	"subject_id" text,
	"creditor_id" text NOT NULL,
	"iban_sealed" text NOT NULL,
	"iban_masked" text NOT NULL,
	"holder" text NOT NULL,
	"text" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "push_subscriptions" (
	"endpoint_hash" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_ms" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text
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
	"voided_at" timestamp with time zone,
	"session_id" uuid
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
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
	"device" jsonb,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"phone" text,
	"password_hash" text,
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
	"address_since" timestamp with time zone,
	"language" text NOT NULL,
	"partner_customer_id" text,
	"keyword_hash" text,
	"document_type" text,
	"consents" jsonb NOT NULL,
	"invitation_code" text NOT NULL,
	"invited_by" text,
	"campaign_code" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"profile_version" integer DEFAULT 1 NOT NULL,
	"role" text DEFAULT 'fan' NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_team_phone" UNIQUE("team_id","phone"),
	CONSTRAINT "users_invitation_code" UNIQUE("invitation_code")
);
--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_profiles" ADD CONSTRAINT "fan_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_ends" ADD CONSTRAINT "line_ends_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_notices" ADD CONSTRAINT "line_notices_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrears_blocks" ADD CONSTRAINT "arrears_blocks_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_share_bookings" ADD CONSTRAINT "club_share_bookings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_contents" ADD CONSTRAINT "media_contents_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallpapers" ADD CONSTRAINT "wallpapers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_guest_answers" ADD CONSTRAINT "survey_guest_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_points" ADD CONSTRAINT "fan_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_bonuses" ADD CONSTRAINT "invitation_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD CONSTRAINT "giveaway_entries_team_id_giveaway_key_giveaways_team_id_key_fk" FOREIGN KEY ("team_id","giveaway_key") REFERENCES "public"."giveaways"("team_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_records" ADD CONSTRAINT "call_records_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_settings" ADD CONSTRAINT "line_settings_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roaming_blocks" ADD CONSTRAINT "roaming_blocks_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roaming_costs" ADD CONSTRAINT "roaming_costs_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_replacements" ADD CONSTRAINT "sim_replacements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_replacements" ADD CONSTRAINT "sim_replacements_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_periods" ADD CONSTRAINT "usage_periods_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_numbers" ADD CONSTRAINT "line_numbers_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_customers" ADD CONSTRAINT "partner_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sims" ADD CONSTRAINT "sims_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_from_tariff_id_tariffs_id_fk" FOREIGN KEY ("from_tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_registry_id_registry_numbers_id_fk" FOREIGN KEY ("registry_id") REFERENCES "public"."registry_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_order_id_pack_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."pack_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "porting_events" ADD CONSTRAINT "porting_events_porting_id_portings_id_fk" FOREIGN KEY ("porting_id") REFERENCES "public"."portings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_log_user" ON "consent_log" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "contact_changes_user" ON "contact_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fan_profiles_nickname" ON "fan_profiles" USING btree ("team_id",lower("nickname"));--> statement-breakpoint
CREATE INDEX "fan_profiles_listed" ON "fan_profiles" USING btree ("team_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "subscriber_records_delete" ON "subscriber_records" USING btree ("delete_on");--> statement-breakpoint
CREATE UNIQUE INDEX "arrears_blocks_one_per_line" ON "arrears_blocks" USING btree ("line_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "billing_accounts_next" ON "billing_accounts" USING btree ("next_month");--> statement-breakpoint
CREATE INDEX "charges_unbilled" ON "charges" USING btree ("user_id","at") WHERE invoice_id is null;--> statement-breakpoint
CREATE INDEX "charges_line" ON "charges" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "club_share_bookings_team" ON "club_share_bookings" USING btree ("team_id","at");--> statement-breakpoint
CREATE INDEX "club_share_bookings_invoice" ON "club_share_bookings" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_items_line" ON "invoice_items" USING btree ("line_id","kind");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("user_id","state") WHERE state not in ('paid', 'credited');--> statement-breakpoint
CREATE INDEX "contract_summaries_created" ON "contract_summaries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campaigns_valid" ON "campaigns" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "distributors_postal_code" ON "distributors" USING btree ("postal_code") WHERE active;--> statement-breakpoint
CREATE INDEX "media_contents_list" ON "media_contents" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "survey_guest_answers_expires" ON "survey_guest_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "support_messages_user" ON "support_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_messages_open_faults" ON "support_messages" USING btree ("inform_by") WHERE informed_at is null and resolved_at is null and inform_by is not null;--> statement-breakpoint
CREATE INDEX "fan_points_team" ON "fan_points" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_plays_once" ON "game_plays" USING btree ("user_id","game_id");--> statement-breakpoint
CREATE INDEX "game_plays_parked" ON "game_plays" USING btree ("parked_until") WHERE state = 'parked';--> statement-breakpoint
CREATE INDEX "invitation_bonuses_user" ON "invitation_bonuses" USING btree ("user_id","earned_at");--> statement-breakpoint
CREATE INDEX "invitation_bonuses_parked" ON "invitation_bonuses" USING btree ("parked_until") WHERE state = 'parked';--> statement-breakpoint
CREATE UNIQUE INDEX "giveaway_entries_one_per_mailbox" ON "giveaway_entries" USING btree ("team_id","giveaway_key","mailbox") WHERE state in ('confirmed', 'won', 'notWon');--> statement-breakpoint
CREATE INDEX "giveaway_entries_email" ON "giveaway_entries" USING btree ("team_id","giveaway_key","email");--> statement-breakpoint
CREATE INDEX "giveaways_to_draw" ON "giveaways" USING btree ("draw_at") WHERE drawn_at is null;--> statement-breakpoint
CREATE INDEX "call_records_line" ON "call_records" USING btree ("line_id","at");--> statement-breakpoint
CREATE INDEX "call_records_bill" ON "call_records" USING btree ("billed_with");--> statement-breakpoint
CREATE INDEX "sim_events_iccid" ON "sim_events" USING btree ("iccid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sim_replacements_one_open" ON "sim_replacements" USING btree ("line_id") WHERE state in ('ordered', 'shipped');--> statement-breakpoint
CREATE INDEX "usage_records_received" ON "usage_records" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "line_numbers_msisdn" ON "line_numbers" USING btree ("msisdn");--> statement-breakpoint
CREATE UNIQUE INDEX "lines_one_per_number" ON "lines" USING btree ("msisdn") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "lines_user" ON "lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lines_number" ON "lines" USING btree ("msisdn");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_one_per_content" ON "parcels" USING btree ("order_id","content");--> statement-breakpoint
CREATE UNIQUE INDEX "sims_one_current_per_line" ON "sims" USING btree ("line_id") WHERE state in ('active', 'blockedByFan', 'blockedByOperator', 'blockedByBoth');--> statement-breakpoint
CREATE INDEX "sims_line" ON "sims" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_changes_one_planned" ON "tariff_changes" USING btree ("line_id") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "tariff_changes_line" ON "tariff_changes" USING btree ("line_id","effective_on");--> statement-breakpoint
CREATE INDEX "tariff_changes_summary" ON "tariff_changes" USING btree ("contract_summary_id");--> statement-breakpoint
CREATE INDEX "matches_kick_off" ON "matches" USING btree ("team_id","kick_off");--> statement-breakpoint
CREATE INDEX "registry_numbers_kind" ON "registry_numbers" USING btree ("kind","keyword_type","msisdn");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_per_number" ON "reservations" USING btree ("registry_id") WHERE state <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_per_cart" ON "reservations" USING btree ("team_id","holder") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "reservations_order" ON "reservations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservations_expiry" ON "reservations" USING btree ("expires_at") WHERE state in ('held', 'paymentHeld');--> statement-breakpoint
CREATE INDEX "declarations_received" ON "declarations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "declarations_review" ON "declarations" USING btree ("received_at") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "declarations_overdue" ON "declarations" USING btree ("received_at") WHERE return_state = 'overdue';--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","seq");--> statement-breakpoint
CREATE INDEX "messages_seq" ON "messages" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("lane","due_at","id") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("kind","once") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_reservation" ON "orders" USING btree ("reservation_id") WHERE state not in ('expired', 'rejected', 'withdrawn', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_port_per_number" ON "orders" USING btree ("msisdn") WHERE number_type = 'port' and state in ('submitted', 'paymentOpen', 'paymentProcessing', 'paymentFailed', 'paid', 'provisioning');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_summary" ON "orders" USING btree ("contract_summary_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("updated_at") WHERE state in ('submitted', 'paymentOpen', 'paymentFailed');--> statement-breakpoint
CREATE UNIQUE INDEX "allowances_once" ON "allowances" USING btree ("source_id","kind","zone");--> statement-breakpoint
CREATE INDEX "allowances_line" ON "allowances" USING btree ("line_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pack_orders_one_open" ON "pack_orders" USING btree ("line_id","option_id") WHERE renews_pack_id is null and state in ('open', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX "pack_orders_user" ON "pack_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pack_orders_renewal" ON "pack_orders" USING btree ("renews_pack_id");--> statement-breakpoint
CREATE INDEX "packs_line" ON "packs" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "packs_user" ON "packs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packs_one_renewing" ON "packs" USING btree ("line_id","option_id") WHERE auto_renew and state in ('scheduled', 'active', 'renewing');--> statement-breakpoint
CREATE INDEX "checkouts_subject" ON "checkouts" USING btree ("purpose","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("user_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("user_id","type","fingerprint") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_processing" ON "payments" USING btree ("purpose","subject_id") WHERE state = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_succeeded" ON "payments" USING btree ("purpose","subject_id") WHERE state = 'succeeded';--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("purpose","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("team_id","created_at") WHERE state <> 'paid';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "porting_events_porting" ON "porting_events" USING btree ("porting_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "portings_one_living_per_number" ON "portings" USING btree ("msisdn") WHERE state not in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "portings_user" ON "portings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otps_phone" ON "otps" USING btree ("team_id","phone","created_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "request_counts_expires" ON "request_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_team_email" ON "users" USING btree ("team_id","email") WHERE email_verified;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("team_id","email");