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
ALTER TABLE "call_records" ADD CONSTRAINT "call_records_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_records_line" ON "call_records" USING btree ("line_id","at");--> statement-breakpoint
CREATE INDEX "call_records_bill" ON "call_records" USING btree ("billed_with");