CREATE TABLE "roaming_blocks" (
	"line_id" uuid NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "roaming_blocks_line_id_from_pk" PRIMARY KEY("line_id","from")
);
--> statement-breakpoint
ALTER TABLE "roaming_blocks" ADD CONSTRAINT "roaming_blocks_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;