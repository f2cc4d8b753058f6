CREATE TABLE "experiment_visitors" (
	"tenant_id" text NOT NULL,
	"experiment_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"arm" integer NOT NULL,
	"has_reached_goal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "experiment_visitors_tenant_id_experiment_id_visitor_id_pk" PRIMARY KEY("tenant_id","experiment_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"page_id" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"goal_node" text,
	"seed" text NOT NULL,
	"arms" jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"winner" integer,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "experiments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "experiment_visitors" ADD CONSTRAINT "experiment_visitors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_visitors" ADD CONSTRAINT "experiment_visitors_experiment" FOREIGN KEY ("tenant_id","experiment_id") REFERENCES "public"."experiments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experiments_open" ON "experiments" USING btree ("tenant_id","page_id") WHERE "experiments"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "experiments_page" ON "experiments" USING btree ("tenant_id","page_id","created_at" DESC NULLS LAST);