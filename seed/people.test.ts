import { expect, test } from 'vitest';
import { commentsOn, languageOf } from './content/comments.ts';
import { FAMILIES } from './content/families/all.ts';
import { MEMBERS, type Member } from './content/members.ts';
import { canSay, memberIds } from './people.ts';
import { rows } from './seed.fixtures.ts';

const deals = new Map(rows.deals.map((deal) => [`${deal.tenantId} ${deal.id}`, deal.goodsId]));
const goods = new Map(rows.goods.map((row) => [`${row.tenantId} ${row.id}`, row.name.en ?? '']));

/** Category of a subject of the seed: that of its product, by the noun in its name. */
function categoryOf({ tenantId, subjectType, subjectId }: (typeof rows.replies)[number]): string {
  const goodsId = subjectType === 'CONTENT' ? deals.get(`${tenantId} ${subjectId}`) : subjectId;
  const name = goods.get(`${tenantId} ${goodsId}`) ?? '';
  const family = FAMILIES.filter(({ noun }) => name.includes(noun[1] ?? '')).toSorted(
    (a, b) => (b.noun[1]?.length ?? 0) - (a.noun[1]?.length ?? 0),
  )[0];
  return family?.category ?? '';
}

test('each comment fits the kind and the category of its subject', () => {
  const roots = rows.replies.filter(({ rootId }) => rootId === null);
  expect(roots.length).toBeGreaterThan(300);
  const wrong = roots.filter(
    (reply) => !commentsOn(reply.subjectType, categoryOf(reply)).some(({ text }) => text === reply.content),
  );
  expect(wrong.map(({ subjectType, content }) => [subjectType, content])).toEqual([]);
});

test('each comment is in its member’s language, with their own polite particle', () => {
  const wrong = rows.replies.filter(
    ({ memberId, content }) => !canSay(MEMBERS[memberIds.indexOf(memberId)] as Member, content),
  );
  expect(wrong).toEqual([]);
  const dewi: Member = { name: 'Dewi', language: 'id' };
  expect(canSay(dewi, 'สั่งแล้วครับ')).toBe(false);
  expect(canSay({ name: 'ปู', language: 'th', particle: 'ค่ะ' }, 'สั่งแล้วครับ')).toBe(false);
});

test('every category of goods has comments of its own, in the three languages', () => {
  for (const { category } of FAMILIES) {
    const languages = commentsOn('GOODS', category).map(({ text }) => languageOf(text));
    expect([category, new Set(languages).size]).toEqual([category, 3]);
    expect(commentsOn('GOODS', category).length).toBeGreaterThan(commentsOn('GOODS', '').length);
  }
});

test('nobody speaks twice about one subject', () => {
  const spoken = rows.replies.map(
    (row) => `${row.tenantId} ${row.subjectType} ${row.subjectId} ${row.memberId}`,
  );
  expect(new Set(spoken).size).toBe(spoken.length);
});
