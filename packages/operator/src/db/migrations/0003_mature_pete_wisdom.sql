ALTER TABLE "payouts" DROP CONSTRAINT "payouts_method_id_payment_methods_id_fk";
--> statement-breakpoint
ALTER TABLE "payouts" DROP COLUMN "method_id";