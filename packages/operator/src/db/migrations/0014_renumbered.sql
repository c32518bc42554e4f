CREATE TABLE "line_numbers" (
	"line_id" uuid NOT NULL,
	"msisdn" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_numbers_line_id_ended_at_pk" PRIMARY KEY("line_id","ended_at")
);
--> statement-breakpoint
ALTER TABLE "line_numbers" ADD CONSTRAINT "line_numbers_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_numbers_msisdn" ON "line_numbers" USING btree ("msisdn");