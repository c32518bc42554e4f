ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "sepa_mandates" DROP CONSTRAINT "sepa_mandates_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "sepa_mandates" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "sepa_mandates" DROP COLUMN "iban";