import { and, asc, desc, eq, gt, isNotNull, isNull, lte, not, or } from 'drizzle-orm';
import { targetPath } from '#locales/format/target-path.ts';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { activities } from '../activities/schema.ts';
import { contents, topics } from '../articles/schema.ts';

/** Number of topics and of articles. */
const MOST = 3;

/** Things that fill a new module: the first topics, the newest articles with a cover, and a running activity. */
export async function shopSample({ db, scope, now }: OperatorCall): Promise<ShopSample> {
  const at = new Date(now());
  const [ofTopics, ofArticles, [activity]] = await Promise.all([
    db
      .select()
      .from(topics)
      .where(and(eq(topics.tenantId, scope.tenantId), topics.shelved))
      .orderBy(asc(topics.position), asc(topics.id))
      .limit(MOST),
    db
      .select({ title: contents.title, about: contents.summary, cover: contents.cover, code: contents.code })
      .from(contents)
      .where(
        and(
          eq(contents.tenantId, scope.tenantId),
          eq(contents.contentTypeCode, 'ARTICLE'),
          not(contents.invalid),
          isNotNull(contents.cover),
          lte(contents.publishTime, at),
        ),
      )
      .orderBy(desc(contents.publishTime), asc(contents.id))
      .limit(MOST),
    db
      .select({ id: activities.id })
      .from(activities)
      .where(
        and(
          eq(activities.tenantId, scope.tenantId),
          isNotNull(activities.publishedAt),
          lte(activities.startsAt, at),
          gt(activities.endsAt, at),
          or(isNull(activities.invalidAt), gt(activities.invalidAt, at)),
        ),
      )
      .orderBy(desc(activities.startsAt), asc(activities.id))
      .limit(1),
  ]);
  const things = [
    ...ofTopics.map(({ title, tagline, cover, subtitle }) => ({
      title,
      about: tagline,
      picture: { url: cover },
      link: targetPath('TOPIC', subtitle),
    })),
    ...ofArticles.flatMap(({ title, about, cover, code }) =>
      cover ? [{ title, about, picture: cover, link: targetPath('ARTICLE', code) }] : [],
    ),
  ];
  return { things, activity: activity?.id };
}
