import { expect, test } from 'vitest';
import { openTestDatabase } from '../api/api.fixtures.ts';
import { goodsRow } from '../api/rows.fixtures.ts';
import { tenants } from '../db/schema.ts';
import { goodsEntry } from './entry.ts';
import { namesOf } from './names.ts';
import { repairedWords } from './repair.ts';
import { writeEntries } from './write-entries.ts';

const CATALOGUE = ['อากาศ อาการ ฟอก', 'power bank camera20000 300 0', 'lamp'];
const { db } = await openTestDatabase();
await db.insert(tenants).values({ id: 'zest', settings: {} });
const entry = (text: string, i: number) =>
  goodsEntry(goodsRow('zest', `${i}`, { name: { en: text } }), namesOf([], []));
await writeEntries(db, CATALOGUE.map(entry));

test.each([
  ['a letter for one that sounds the same is no slip', 'อากาส', ['อากาศ']],
  ['nor is it inside a run', 'ฟอกอากาส', ['ฟอก', 'อากาศ']],
  ['a number isn’t made of others', 'power 30000', ['power']],
  ['nor is it another one', 'camera20001', ['camera']],
  ['a slip beside a number', 'camra20000', ['camera20000']],
  ['a number beside a word, without a space', 'lamp300', ['lamp', '300']],
])('%s: %s', async (_, typed, meant) => {
  const words = await repairedWords(db, 'zest', typed);
  expect(words.map(({ form }) => form)).toEqual(meant);
});
