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
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"survey_id" text NOT NULL,
	"respondent" text NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid,
	"answers" jsonb NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_survey_id_respondent_pk" PRIMARY KEY("survey_id","respondent")
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
CREATE TABLE "bonus_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"gb" double precision NOT NULL,
	"source" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonus_data_source_unique" UNIQUE("source")
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
ALTER TABLE "media_contents" ADD CONSTRAINT "media_contents_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallpapers" ADD CONSTRAINT "wallpapers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_data" ADD CONSTRAINT "bonus_data_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_points" ADD CONSTRAINT "fan_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD CONSTRAINT "giveaway_entries_team_id_giveaway_key_giveaways_team_id_key_fk" FOREIGN KEY ("team_id","giveaway_key") REFERENCES "public"."giveaways"("team_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_valid" ON "campaigns" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "distributors_postal_code" ON "distributors" USING btree ("postal_code") WHERE active;--> statement-breakpoint
CREATE INDEX "media_contents_list" ON "media_contents" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "support_messages_user" ON "support_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_messages_open_faults" ON "support_messages" USING btree ("inform_by") WHERE informed_at is null and resolved_at is null and inform_by is not null;--> statement-breakpoint
CREATE INDEX "bonus_data_line" ON "bonus_data" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bonus_data_due" ON "bonus_data" USING btree ("expires_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "fan_points_team" ON "fan_points" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_plays_once" ON "game_plays" USING btree ("user_id","game_id");--> statement-breakpoint
CREATE INDEX "game_plays_parked" ON "game_plays" USING btree ("parked_until") WHERE state = 'parked';--> statement-breakpoint
CREATE UNIQUE INDEX "giveaway_entries_one_per_email" ON "giveaway_entries" USING btree ("team_id","giveaway_key","email");--> statement-breakpoint
CREATE INDEX "giveaways_to_draw" ON "giveaways" USING btree ("draw_at") WHERE drawn_at is null;