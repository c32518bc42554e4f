ALTER TABLE "arrears_blocks" DROP COLUMN "outgoing_from";--> statement-breakpoint
ALTER TABLE "arrears_blocks" DROP COLUMN "incoming_from";