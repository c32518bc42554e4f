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
ALTER TABLE "club_share_bookings" ADD CONSTRAINT "club_share_bookings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_share_bookings_team" ON "club_share_bookings" USING btree ("team_id","at");--> statement-breakpoint
CREATE INDEX "club_share_bookings_invoice" ON "club_share_bookings" USING btree ("invoice_id");