import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { goodsEntry } from './entry.ts';
import { namesOf } from './names.ts';
import { repairedWords } from './repair.ts';
import { writeEntries } from './write-entries.ts';

const LONG = 'abcdefghijklmnopqrstuvwx';
const CATALOGUE = ['อากาศ อาการ ฟอก', 'power bank camera20000 300 0', `lamp fan5x ${LONG}`, 'house moose'];
const { db } = await openTestDatabase();
await db.insert(tenants).values(['zest', 'guide'].map((id) => ({ id, settings: {} })));
const entry = (text: string, i: number, tenant = 'zest') =>
  goodsEntry(goodsRow(tenant, `${i}`, { name: { en: text } }), namesOf([], []));
await writeEntries(
  db,
  CATALOGUE.map((text, i) => entry(text, i)),
);
await writeEntries(db, [entry('kettle', 9, 'guide')]);

test.each([
  ['a letter that sounds the same is no error', 'อากาส', ['อากาศ']],
  ['not inside a run either', 'ฟอกอากาส', ['ฟอก', 'อากาศ']],
  ['the first letter is seldom the wrong one', 'mouse', ['moose']],
  ['a number isn’t split into others', 'power 30000', ['power']],
  ['and isn’t corrected to another', 'camera20001', ['camera']],
  ['a typing error beside a number', 'camra20000', ['camera20000']],
  ['a number beside a word, without a space', 'lamp300', ['lamp', '300']],
  ['a word of another shop is unknown', 'kettle', []],
  ['and no typing error is corrected to it', 'kettel', []],
  ['a missing digit isn’t added', 'fanx', []],
  ['three letters are too few to correct', 'lam', []],
  ['two errors in a short word make it another word', 'lomb', []],
  ['more than 24 letters aren’t a word', `${LONG.slice(0, 8)}z${LONG.slice(8, 16)}z${LONG.slice(16)}`, []],
  [
    'a run beyond 48 characters without a space is cut off',
    `${'lamp'.repeat(12)}power`,
    Array(12).fill('lamp'),
  ],
  ['only the first eight words count', 'lamp '.repeat(12), Array(8).fill('lamp')],
  ['a word after more digits than a word has characters', `${'1'.repeat(25)}lamp`, ['lamp']],
])('%s: %s', async (_, typed, meant) => {
  const words = await repairedWords(db, 'zest', typed);
  expect(words.map(({ form }) => form)).toEqual(meant);
});
