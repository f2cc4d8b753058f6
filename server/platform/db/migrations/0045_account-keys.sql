DROP INDEX "operator_accounts_account";--> statement-breakpoint
CREATE UNIQUE INDEX "operator_accounts_account" ON "operator_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
ALTER TABLE "operator_accounts" DROP COLUMN "issuer";