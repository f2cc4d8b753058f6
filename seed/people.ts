import { localize } from '#locales/format/localize.ts';
import type { Random } from '#server/platform/random.ts';
import { commentsOn, languageOf } from './content/comments.ts';
import { MEMBERS, type Member } from './content/members.ts';
import { NOTICES } from './content/notices.ts';
import type { SeedRows } from './rows.ts';

/** A subject of comments; `category` is the key of its goods' category. */
type Subject = { subjectType: string; subjectId: string; category: string; publishedAt: Date };

const DAY_MS = 86_400_000;
const FIRST_ID = 40_001;

/** Ids of the seeded members. */
export const memberIds = MEMBERS.map((_, i) => String(FIRST_ID + i));

/** Id of the member with this name, or null. */
export function memberNamed(name: string): string | null {
  return memberIds[MEMBERS.findIndex((member) => member.name === name)] ?? null;
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
    members: MEMBERS.map(({ name: nickname }, i) => ({
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

/** Whether a comment is in the member's language, with their own polite particle if any. */
export function canSay(member: Member, text: string): boolean {
  const particle = /ครับ/.test(text) ? 'ครับ' : /ค่ะ|คะ/.test(text) ? 'ค่ะ' : member.particle;
  return languageOf(text) === member.language && particle === member.particle;
}

/** Builds a few comments on each subject, each by another member; questions have answers. */
export function buildReplies(
  tenantId: string,
  subjects: readonly Subject[],
  now: number,
  random: Random,
): SeedRows['replies'] {
  let id = 50_000;
  return subjects.flatMap(({ subjectType, subjectId, category, publishedAt }) => {
    const spoken = new Set<string>();
    const speak = (content: string, after: Date, root: string | null) => {
      const able = memberIds.filter((one, i) => !spoken.has(one) && canSay(MEMBERS[i] as Member, content));
      if (able.length === 0) return [];
      id += 1;
      const memberId = random.pick(able);
      spoken.add(memberId);
      return [
        {
          tenantId,
          subjectType,
          subjectId,
          id: String(id),
          memberId,
          rootId: root,
          replyToId: root,
          content,
          atUserIds: [],
          deletedAt: null,
          createdAt: since(after, now, random),
        },
      ];
    };
    return random
      .sample(commentsOn(subjectType, category), random.int(1, 4))
      .flatMap(({ text, answers = [] }) => {
        const [comment] = speak(text, publishedAt, null);
        if (!comment) return [];
        return [comment, ...answers.flatMap((answer) => speak(answer, comment.createdAt, comment.id))];
      });
  });
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
