ALTER TABLE "operator_invitations" ADD COLUMN "mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD COLUMN "mail_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD COLUMN "mail_token" text;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "operator_invitations_mail" ON "operator_invitations" USING btree ("mail_at");