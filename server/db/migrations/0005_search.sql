CREATE TABLE "search_entries" (
	"price" bigint,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"heat" integer NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"rating" real,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"official" boolean DEFAULT false NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"classification_id" text,
	"brand_id" text,
	"platform" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_tenant_id_type_id_pk" PRIMARY KEY("tenant_id","type","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"tenant_id" text NOT NULL,
	"word" text NOT NULL,
	"grams" text[] NOT NULL,
	CONSTRAINT "search_words_tenant_id_word_pk" PRIMARY KEY("tenant_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Words leave the row as soon as it grows beyond this: searching reads rows, only ranking reads words.
ALTER TABLE "search_entries" SET (toast_tuple_target = 128);--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_hottest" ON "search_entries" USING btree ("tenant_id","type","heat" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "search_words_grams" ON "search_words" USING gin ("grams");--> statement-breakpoint
ALTER TABLE "deals" DROP COLUMN "search_text";