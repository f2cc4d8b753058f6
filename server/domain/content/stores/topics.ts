import { and, eq, ne, sql } from 'drizzle-orm';
import { dashName } from '#locales/format/slug.ts';
import { topics } from '../../articles/schema.ts';
import { topicSlug } from '../../articles/topics/operations.ts';
import { type ContentStore, column, pictureColumn } from '../store.ts';

/** Lower-case words of any script, joined by single spaces or hyphens. */
const ADDRESS = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[ -][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

export const topicStore: ContentStore = {
  table: topics,
  fields: {
    title: column(topics.title),
    subtitle: column(topics.subtitle),
    tagline: column(topics.tagline),
    cover: pictureColumn(topics.cover),
    shelved: column(topics.shelved),
    position: column(topics.position),
  },
  searched: ['title', 'subtitle'],
  // Two topics that get one address at the same time wait for each other, so that `check` sees the first.
  hold: async ({ db, scope }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('topics'), hashtext(${scope.tenantId}))`);
  },
  check: async ({ db, scope }, id, { subtitle }) => {
    if (typeof subtitle !== 'string') return [];
    if (!ADDRESS.test(subtitle)) return [{ leaf: 'subtitle', code: 'INVALID' }];
    const isSame = and(
      eq(topics.tenantId, scope.tenantId),
      ne(topics.id, id),
      eq(topicSlug, dashName(subtitle)),
    );
    const [other] = await db.select({ id: topics.id }).from(topics).where(isSame).limit(1);
    return other ? [{ leaf: 'subtitle', code: 'TAKEN' }] : [];
  },
  tags: (id) => ['topics', 'feed:topics', `topic:${id}`],
};
