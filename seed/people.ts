import { localize } from '#locales/format/localize.ts';
import type { Random } from '#server/platform/random.ts';
import { ANSWERS, COMMENTS, MEMBER_NAMES } from './content/comments.ts';
import { NOTICES } from './content/notices.ts';
import type { SeedRows } from './rows.ts';

type Subject = { subjectType: string; subjectId: string; publishedAt: Date };

const DAY_MS = 86_400_000;
const FIRST_ID = 40_001;

/** Ids of the seeded members. */
export const memberIds = MEMBER_NAMES.map((_, i) => String(FIRST_ID + i));

/** Id of the member with this name, or null. */
export function memberNamed(name: string): string | null {
  return memberIds[(MEMBER_NAMES as readonly string[]).indexOf(name)] ?? null;
}

/** Builds a dozen members; the first has blocked the last, and everybody follows some of the others. */
export function buildMembers(
  tenantId: string,
  now: number,
  random: Random,
): Pick<SeedRows, 'members' | 'memberBlocks' | 'follows'> {
  const [first = '', ...others] = memberIds;
  const joined = (i: number) => new Date(now - (200 - 10 * i) * DAY_MS);
  return {
    members: MEMBER_NAMES.map((nickname, i) => ({
      tenantId,
      id: String(FIRST_ID + i),
      nickname,
      createdAt: joined(i),
    })),
    memberBlocks: [{ tenantId, memberId: first, blockedId: others.at(-1) ?? '', createdAt: joined(11) }],
    follows: memberIds.flatMap((memberId) =>
      random
        .sample(
          memberIds.filter((id) => id !== memberId),
          3,
        )
        .map((targetId) => ({ tenantId, memberId, targetId, createdAt: joined(11) })),
    ),
  };
}

/** Builds members' likes and favourites: some for every subject. The blocked member has none. */
export function buildMarks(
  tenantId: string,
  subjects: readonly Subject[],
  now: number,
  random: Random,
): SeedRows['marks'] {
  return subjects.flatMap(({ subjectType, subjectId, publishedAt }) => {
    const isContent = subjectType === 'NOTE' || subjectType === 'ARTICLE';
    const by = (actionType: string, most: number) =>
      random.sample(memberIds.slice(0, -1), random.int(0, most)).map((memberId) => ({
        tenantId,
        memberId,
        actionType,
        subjectType,
        subjectId,
        createdAt: since(publishedAt, now, random),
      }));
    return [...by('COLLECT', 2), ...(isContent ? by('THUMB_UP', 8) : [])];
  });
}

/** Builds a few comments on each subject, some of them with replies. */
export function buildReplies(
  tenantId: string,
  subjects: readonly Subject[],
  now: number,
  random: Random,
): SeedRows['replies'] {
  let id = 50_000;
  return subjects.flatMap(({ subjectType, subjectId, publishedAt }) =>
    random.sample(COMMENTS, random.int(1, 4)).flatMap((content) => {
      id += 1;
      const root = { id: String(id), at: since(publishedAt, now, random), by: random.pick(memberIds) };
      const shared = { tenantId, subjectType, subjectId, deletedAt: null };
      const answers = random.sample(ANSWERS, random.chance(0.4) ? random.int(1, 4) : 0).map((answer) => {
        id += 1;
        return {
          ...shared,
          id: String(id),
          memberId: random.pick(memberIds),
          rootId: root.id,
          replyToId: root.id,
          content: answer,
          atUserIds: [],
          createdAt: since(root.at, now, random),
        };
      });
      const comment = { rootId: null, replyToId: null, content, atUserIds: [], createdAt: root.at };
      return [{ ...shared, id: root.id, memberId: root.by, ...comment }, ...answers];
    }),
  );
}

/** Builds the shop's notices to its members. */
export function buildNotices(tenantId: string, now: number): SeedRows['notices'] {
  return NOTICES.map(({ title, content, link, daysAgo }, i) => ({
    tenantId,
    id: String(801 + i),
    title: localize(title),
    content: localize(content),
    link,
    publishedAt: new Date(now - daysAgo * DAY_MS),
  }));
}

/** A random time after `start`, more likely an early one. */
function since(start: Date, now: number, random: Random): Date {
  const from = start.getTime();
  return new Date(from + Math.round(random.next() ** 2 * Math.max(0, now - from)));
}
