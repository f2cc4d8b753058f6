import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { goodsEntry } from './entry.ts';
import { namesOf } from './names.ts';
import { repairedWords } from './repair.ts';
import { writeEntries } from './write-entries.ts';

const LONG = 'abcdefghijklmnopqrstuvwx';
const SOUNDS = 'มาฆะ วัฒนา มณฑป พุทธ อัฐิ โลภะ กรุณา กีฬา มงกุฎ ปรากฏ ฌาปนกิจ ขวัญ สะใภ้';
const ALIKE = Array.from({ length: 45 }, (_, i) => `nikn${String.fromCharCode(97 + (i % 26), 97 + i)}`);
const CATALOGUE = [
  'อากาศ อาการ ฟอก',
  'power bank camera20000 300 0 5000mah nikon450 30a000',
  `lamp fan5x walnut ${LONG}`,
  'house moose',
  'play station playstation phone headphone phonecase',
  'tablet owel table towel ai ux จอ ดำ',
  SOUNDS,
  ALIKE.join(' '),
];
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
  ['signs between them don’t count', `(${'(lamp) '.repeat(8)}`, Array(8).fill('lamp')],
  ['four letters are enough to correct', 'lmap', ['lamp']],
  ['24 letters are a word', LONG.replace('x', 'y'), [LONG]],
  ['of six letters two may be wrong', 'wolnat', ['walnut']],
  ['a missing letter', 'มงกุ', ['มงกุฎ']],
  ['a corrected word is surer than the words in it', 'playxstation', ['playstation']],
  ['a word split by an error is joined with the part after it', 'lamphaedphone', ['lamp', 'headphone']],
  ['and with the part before it', 'phonecsaelamp', ['phonecase', 'lamp']],
  ['the last word of a run is as long as it may be', 'tabletowel', ['table', 'towel']],
  ['a typing error before a number', 'camerq20000', ['camera20000']],
  ['a typing error after a number', '5000nah', ['5000mah']],
  ['a number isn’t corrected to its digits apart', '30000', []],
  ['the word with the same number is found among many alike ones', 'nikn450', ['nikon450']],
  ['a number beside an unknown word', 'zzzz0', ['0']],
  ['a short word isn’t found in an unknown one', 'zzai', []],
  ['nor are two short words of Latin letters', 'aiux', []],
  ['but two of Thai letters are', 'จอดำ', ['จอ', 'ดำ']],
  ['a word after more digits than a word has characters', `${'1'.repeat(25)}lamp`, ['lamp']],
])('%s: %s', async (_, typed, meant) => {
  const words = await repairedWords(db, 'zest', typed);
  expect(words).toEqual(meant.map((form) => ({ form, parts: [], joined: undefined })));
});

test.each([
  ['มาคา', 'มาฆะ'],
  ['วัธะนา', 'วัฒนา'],
  ['มณทบ', 'มณฑป'],
  ['พูทท', 'พุทธ'],
  ['อัถี', 'อัฐิ'],
  ['โลพา', 'โลภะ'],
  ['กรูนา', 'กรุณา'],
  ['กิลา', 'กีฬา'],
  ['มงกูด', 'มงกุฎ'],
  ['ปลากต', 'ปรากฏ'],
  ['ชาปะนกิด', 'ฌาปนกิจ'],
  ['ขวาย', 'ขวัญ'],
  ['สาไภ', 'สะใภ'],
])('a letter that sounds the same is no error beside a real one: %s', async (typed, meant) => {
  const words = await repairedWords(db, 'zest', typed);
  expect(words.map(({ form }) => form)).toEqual([meant]);
});
