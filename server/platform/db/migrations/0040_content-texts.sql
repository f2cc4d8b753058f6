CREATE TABLE "content_texts" (
	"tenant_id" text NOT NULL,
	"of_table" text NOT NULL,
	"id" text NOT NULL,
	"texts" text NOT NULL,
	CONSTRAINT "content_texts_tenant_id_of_table_id_pk" PRIMARY KEY("tenant_id","of_table","id")
) PARTITION BY LIST ("of_table");
--> statement-breakpoint
-- Texts of new rows. The trigger's argument is their SQL.
CREATE FUNCTION add_content_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO content_texts SELECT tenant_id, %L, id, %s FROM added', TG_TABLE_NAME, TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION change_content_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE content_texts SET texts = (SELECT %s FROM (SELECT ($1).*) changed)
    WHERE tenant_id = ($1).tenant_id AND of_table = %L AND id = ($1).id', TG_ARGV[0], TG_TABLE_NAME) USING NEW;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION remove_content_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_texts USING removed WHERE content_texts.tenant_id = removed.tenant_id
    AND of_table = TG_TABLE_NAME AND content_texts.id = removed.id;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  searched record;
  texts text;
BEGIN
  FOR searched IN
    SELECT of_table, string_to_array(columns, ' ') AS columns FROM (VALUES
      ('brands', 'name'), ('classifications', 'name'), ('contents', 'title author'), ('coupons', 'title code'),
      ('daily_pins', 'name'), ('deal_modules', 'label'), ('deals', 'title'), ('fixed_texts', 'title body'),
      ('goods', 'name'), ('item_groups', 'name'), ('keywords', 'keyword'), ('notices', 'title content'),
      ('redirects', 'source'), ('spellings', 'written meant'), ('topics', 'title subtitle')
    ) AS tables (of_table, columns)
  LOOP
    SELECT format('lower(concat_ws(E''\n'', %s))', string_agg(CASE WHEN atttypid = 'jsonb'::regtype
        THEN format('(SELECT string_agg(value #>> ''{}'', E''\n'') FROM jsonb_path_query(%I, ''$.*'') value)', attname)
        ELSE quote_ident(attname) END, ', '))
      INTO texts FROM pg_attribute
      WHERE attrelid = searched.of_table::regclass AND attname = ANY (searched.columns);
    EXECUTE format('CREATE TABLE %I PARTITION OF content_texts FOR VALUES IN (%L)',
      'content_texts_of_' || searched.of_table, searched.of_table);
    EXECUTE format('CREATE TRIGGER add_content_texts AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION add_content_texts(%L)', searched.of_table, texts);
    EXECUTE format('CREATE TRIGGER change_content_texts AFTER UPDATE OF %s ON %I
      FOR EACH ROW WHEN (%s) EXECUTE FUNCTION change_content_texts(%L)',
      array_to_string(searched.columns, ', '), searched.of_table,
      (SELECT string_agg(format('OLD.%I IS DISTINCT FROM NEW.%1$I', name), ' OR ')
        FROM unnest(searched.columns) name), texts);
    EXECUTE format('CREATE TRIGGER remove_content_texts AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION remove_content_texts()', searched.of_table);
    EXECUTE format('INSERT INTO content_texts SELECT tenant_id, %L, id, %s FROM %1$I', searched.of_table, texts);
  END LOOP;
END $$;
