import { and, asc, eq, or, sql } from 'drizzle-orm';
import { dashName } from '#locales/format/slug.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { topics } from '../schema.ts';

export type TopicRow = typeof topics.$inferSelect;

/** Last part of a topic's path, as SQL. */
export const topicSlug = sql`regexp_replace(trim(${topics.subtitle}), '\\s+', '-', 'g')`;

/** Topics on the shelf. Topics off the shelf are not public here, so a filter for them finds none. */
export function topicPage(
  { db, scope }: Call,
  shelved: boolean,
  request: PageRequest,
): Promise<Paged<TopicRow>> {
  const where = and(
    eq(topics.tenantId, scope.tenantId),
    eq(topics.shelved, true),
    eq(topics.shelved, shelved),
  );
  return readPage(request, {
    count: () => countUpTo(db, topics, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(topics)
        .where(where)
        .orderBy(asc(topics.position), asc(topics.id))
        .limit(limit)
        .offset(offset),
  });
}

/**
 * The topic on the shelf with this subtitle, or else one whose subtitle equals it after replacing whitespace by
 * hyphens, as in its path.
 * @throws AppError NOT_FOUND
 */
export async function topicBySubtitle({ db, scope }: Call, subtitle: string): Promise<TopicRow> {
  const isExact = eq(topics.subtitle, subtitle);
  const [topic] = await db
    .select()
    .from(topics)
    .where(
      and(
        eq(topics.tenantId, scope.tenantId),
        eq(topics.shelved, true),
        or(isExact, eq(topicSlug, dashName(subtitle))),
      ),
    )
    .orderBy(sql`${isExact} desc`, asc(topics.id))
    .limit(1);
  if (!topic) throw new AppError('NOT_FOUND');
  return topic;
}
