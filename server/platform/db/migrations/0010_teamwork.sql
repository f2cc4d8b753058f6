CREATE TABLE "comment_threads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"node_id" text,
	"field" text,
	"lang" text,
	"quote" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	CONSTRAINT "comment_threads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"thread_id" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "comments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "operator_inbox" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"operator_id" text NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"from_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_at" timestamp with time zone,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "operator_inbox_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"reviewers" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"verdict" text,
	"verdict_note" text DEFAULT '' NOT NULL,
	"verdict_by" text,
	"verdict_at" timestamp with time zone,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "mails_wanted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_thread_id_comment_threads_tenant_id_id_fk" FOREIGN KEY ("tenant_id","thread_id") REFERENCES "public"."comment_threads"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_inbox" ADD CONSTRAINT "operator_inbox_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_inbox" ADD CONSTRAINT "operator_inbox_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_threads_document" ON "comment_threads" USING btree ("tenant_id","kind","document_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("tenant_id","thread_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_inbox_event" ON "operator_inbox" USING btree ("tenant_id","operator_id","event","subject_id");--> statement-breakpoint
CREATE INDEX "operator_inbox_newest" ON "operator_inbox" USING btree ("tenant_id","operator_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "operator_inbox_mail" ON "operator_inbox" USING btree ("mail_at");--> statement-breakpoint
CREATE INDEX "reviews_document" ON "reviews" USING btree ("tenant_id","kind","document_id","asked_at" DESC NULLS LAST);