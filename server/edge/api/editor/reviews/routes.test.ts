import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForReview, documentReview, giveVerdict } from '#schemas/api/invented/reviews.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, type Person, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { operatorInbox, reviews } from '../../../../domain/teamwork/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const params = { kind: 'page', id: 'sale' } as const;
const people: Record<string, Person> = {};
const clients: Record<string, ReturnType<typeof client>> = {};
const of = (name: string) => {
  const found = clients[name];
  if (!found) throw new Error(`Nobody is ${name}`);
  return found;
};
const idOf = (name: string) => people[name]?.id ?? name;

beforeAll(async () => {
  for (const [name, tenant, role] of [
    ['ed', 'zest', 'editor'],
    ['pim', 'zest', 'publisher'],
    ['pat', 'zest', 'publisher'],
    ['olga', 'zest', 'owner'],
    ['far', 'guide', 'owner'],
  ] as const) {
    people[name] = await operatorFixture(db, name, { [tenant]: role });
    const at = tenant === 'zest' ? zest : guide;
    clients[name] = client(at, await signIn(db, at, { ...people[name], email: `${name}@test.example` }));
  }
});

beforeEach(async () => {
  clock.set(0);
  for (const table of [reviews, operatorInbox, auditLog, pages]) await db.delete(table);
  await db.insert(pages).values([pageRow('zest', 'sale', { rev: 5 }), pageRow('guide', 'sale', { rev: 5 })]);
});

const ask = (reviewers: string[], { revision = 5, by = 'ed', note = '' } = {}) =>
  of(by).call(askForReview, { params, body: { revision, reviewers: reviewers.map(idOf), note } });
const read = (by = 'ed') => of(by).call(documentReview, { params });
const decide = async (by: string, verdict: 'approved' | 'changes', { revision = 5, note = '' } = {}) => {
  const id = (await read())?.id ?? '';
  return of(by).call(giveVerdict, { params: { id }, body: { verdict, revision, note } });
};
const told = async () =>
  (await db.select().from(operatorInbox)).map(({ operatorId, event, text, fromName }) => [
    Object.keys(people).find((name) => idOf(name) === operatorId),
    event,
    fromName,
    text,
  ]);

describe('a request for review', () => {
  test('tells its reviewers and is the page’s newest', async () => {
    expect(await read()).toBeNull();
    await ask(['pim', 'olga', 'pim'], { note: 'Ready' });
    expect(await read('pim')).toMatchObject({
      revision: 5,
      askedBy: { name: 'ed' },
      reviewers: [{ name: 'olga' }, { name: 'pim' }],
      note: 'Ready',
      verdict: null,
    });
    expect((await told()).toSorted()).toEqual([
      ['olga', 'review', 'ed', 'Ready'],
      ['pim', 'review', 'ed', 'Ready'],
    ]);
    clock.set(1_000);
    await ask(['pat']);
    expect(await read()).toMatchObject({ reviewers: [{ name: 'pat' }], note: '' });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'review.ask' },
      { action: 'review.ask' },
    ]);
  });

  test.each([
    ['an editor', ['pat', 'ed']],
    ['the caller', ['pim']],
    ['another tenant’s owner', ['far']],
    ['nobody', ['none']],
  ])('can’t be addressed to %s', async (_, reviewers) => {
    await expect(ask(reviewers, { by: 'pim' })).rejects.toMatchObject({ code: 'REVIEWERS_INVALID' });
    expect(await db.$count(reviews)).toBe(0);
    expect(await told()).toEqual([]);
  });

  test('is about the newest revision', async () => {
    await expect(ask(['pim'], { revision: 4 })).rejects.toMatchObject({ status: 409 });
  });
});

describe('a verdict', () => {
  test('tells the operator who asked', async () => {
    await ask(['pim']);
    await decide('pim', 'changes', { note: 'The title' });
    expect(await read()).toMatchObject({ verdict: 'changes', verdictNote: 'The title', verdictBy: 'pim' });
    expect(await told()).toContainEqual(['ed', 'changes', 'pim', 'The title']);
    const actions = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(['review.ask', 'review.changes']);
  });

  test('is the reviewers’ alone', async () => {
    await ask(['pim']);
    await expect(decide('pat', 'approved')).rejects.toMatchObject({ status: 403 });
    await expect(decide('ed', 'approved')).rejects.toMatchObject({ status: 403 });
    await expect(decide('far', 'approved')).rejects.toMatchObject({ status: 404 });
    expect(await read()).toMatchObject({ verdict: null });
    expect(await read('far')).toBeNull();
  });

  test('holds for the revision that the reviewer saw', async () => {
    await ask(['pim']);
    await db.update(pages).set({ rev: 7 }).where(eq(pages.tenantId, 'zest'));
    await expect(decide('pim', 'approved')).rejects.toMatchObject({ status: 409 });
    await decide('pim', 'approved', { revision: 7 });
    expect(await read()).toMatchObject({ verdict: 'approved', revision: 7 });
  });

  test('is given once, even by two reviewers at the same time', async () => {
    await ask(['pim', 'pat']);
    const results = await Promise.allSettled([decide('pim', 'approved'), decide('pat', 'changes')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await told()).filter(([name]) => name === 'ed')).toHaveLength(1);
  });

  test('can’t be given on a request that was replaced', async () => {
    await ask(['pim']);
    const id = (await read())?.id ?? '';
    clock.set(1_000);
    await ask(['pat']);
    const body = { verdict: 'approved', revision: 5 } as const;
    await expect(of('pim').call(giveVerdict, { params: { id }, body })).rejects.toMatchObject({
      status: 409,
    });
  });
});
