CREATE TABLE "opened_requests" (
	"tag" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "opened_requests_age" ON "opened_requests" USING btree ("opened_at");