CREATE INDEX "tariff_changes_summary" ON "tariff_changes" USING btree ("contract_summary_id");--> statement-breakpoint
CREATE INDEX "orders_summary" ON "orders" USING btree ("contract_summary_id");