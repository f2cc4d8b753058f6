import pg from 'pg';
import { copyRows, growDeals, named, numbered } from './large-catalogue.ts';

/** Copies goods, deals, articles and keywords of the first tenant up to this number each, with the texts for searches. */
export async function growContent(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Copies are inserted as a replica does, which skips all triggers but these (decision 049).
    for (const table of ['goods', 'deals'])
      await client.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER add_content_texts`);
    await growDeals(client, size);
    await copyRows(client, 'contents', size, {
      code: named('code'),
      title: numbered('title'),
      // Lists read no body, and copying the real ones takes minutes.
      body: 'title',
      // As in a shop of some years: articles of one subject don't follow each other.
      publish_time: `now() - random() * interval '730 days'`,
    });
    await copyRows(client, 'keywords', size, {
      keyword: numbered('keyword'),
      heat: '(random() * 1000000)::int',
    });
    for (const table of ['goods', 'deals', 'contents', 'keywords'])
      await client.query(`VACUUM ANALYZE ${table}, content_texts_of_${table}`);
  } finally {
    await client.end();
  }
}
