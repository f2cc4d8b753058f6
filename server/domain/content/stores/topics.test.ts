import { expect, test } from 'vitest';
import { topicEntry } from '#content/topics/entry.fixtures.ts';
import { topicPage } from '../../articles/topics/operations.ts';
import { addLive, openContent } from '../content.fixtures.ts';
import { addEntry, changeEntry, publishEntry } from '../operations.ts';
import { storedType } from './all.ts';

const { call, foreign } = await openContent();
const stored = storedType('topics');
const problemsWith = async (subtitle: string, by = call) =>
  (await addEntry(by, stored, { ...topicEntry, subtitle })).problems;

test('an address has lower-case words of any script', async () => {
  for (const subtitle of ['ทาสแมว', 'ของใช้ แม่และเด็ก', '11-11 sale'])
    expect(await problemsWith(subtitle), subtitle).toEqual([]);
  for (const subtitle of ['Sale', 'a  b', ' a', 'a/b', 'a?b', '..', 'a\u202eb'])
    expect(await problemsWith(subtitle), subtitle).toEqual([{ leaf: 'subtitle', code: 'INVALID' }]);
});

test('an address that another topic has is a problem, however it is written, and can’t be published', async () => {
  const id = await addLive(call, stored, topicEntry);
  expect(await problemsWith('back-to school')).toEqual([{ leaf: 'subtitle', code: 'TAKEN' }]);
  expect(await problemsWith('back-to school', foreign)).toEqual([]);
  const other = await addLive(call, stored, { ...topicEntry, subtitle: 'sale' });
  const changes = { subtitle: { from: 'sale', to: 'back-to-school' } };
  expect(await changeEntry(call, stored, other, changes)).toMatchObject({ problems: [{ code: 'TAKEN' }] });
  await expect(publishEntry(call, stored, other, '')).rejects.toThrow('CHECKS_FAILED');
  const own = await changeEntry(call, stored, id, { position: { from: 4, to: 5 } });
  expect(own.problems).toEqual([]);
});

test('a topic off the shelf leaves the list', async () => {
  const id = await addLive(call, stored, { ...topicEntry, subtitle: 'shelf' });
  const shown = async () => (await topicPage(call, true, { page: 1, size: 10 })).content.map((one) => one.id);
  expect(await shown()).toContain(id);
  await changeEntry(call, stored, id, { shelved: { from: true, to: false } });
  expect(await shown()).toContain(id);
  await publishEntry(call, stored, id, '');
  expect(await shown()).not.toContain(id);
});

test('of drafts with one address that are published at the same time, one is', async () => {
  const drafts = await Promise.all(
    Array.from({ length: 8 }, () => addEntry(call, stored, { ...topicEntry, subtitle: 'wanted by all' })),
  );
  const published = await Promise.allSettled(drafts.map(({ id }) => publishEntry(call, stored, id, '')));
  const refused = published.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(7).fill('CHECKS_FAILED'));
});
