CREATE TABLE "tariff_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"from_name" text NOT NULL,
	"from_monthly_cents" integer NOT NULL,
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
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_changes" ADD CONSTRAINT "tariff_changes_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_changes_one_planned" ON "tariff_changes" USING btree ("line_id") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "tariff_changes_line" ON "tariff_changes" USING btree ("line_id","effective_on");