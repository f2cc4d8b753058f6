import { expect, test } from 'vitest';
import { decoded } from './decode.ts';
import { inPieces, windows874 } from './readers.fixtures.ts';

const TEXT = 'item_id,title\n1,กระเป๋าสะพายข้าง น้ำเงิน 1,290\n2,หูฟังไร้สาย\n';

const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();

async function textOf(bytes: Buffer, size: number): Promise<string> {
  let text = '';
  for await (const piece of decoded(inPieces(bytes, size))) text += piece;
  return text;
}

const ENCODED: [string, Buffer][] = [
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE with a byte order mark', utf16le(`\ufeff${TEXT}`)],
  ['UTF-16 BE with a byte order mark', utf16be(`\ufeff${TEXT}`)],
  ['UTF-16 LE', utf16le(TEXT)],
  ['UTF-16 BE', utf16be(TEXT)],
  ['Windows-874', windows874(TEXT)],
];

test.each(ENCODED)('%s is read in pieces of any size', async (_, bytes) => {
  for (const size of [1, 7, 65_536]) expect(await textOf(bytes, size)).toBe(TEXT);
});

test('Windows-874 is told by its first Thai letters, however late they come', async () => {
  const late = `${'x,1\n'.repeat(50_000)}${TEXT.repeat(2_000)}`;
  expect(await textOf(windows874(late), 65_536)).toBe(late);
});

test('a broken byte among Thai letters in UTF-8 becomes U+FFFD', async () => {
  const bytes = Buffer.concat([Buffer.from(TEXT), Buffer.from([0xff]), Buffer.from('\n')]);
  expect(await textOf(bytes, 7)).toBe(`${TEXT}\ufffd\n`);
});

test.each([
  ['Western accents', Buffer.from('caf\xe9, cr\xe8me br\xfbl\xe9e', 'latin1')],
  ['a byte that Windows-874 leaves free', Buffer.concat([windows874(TEXT), Buffer.from([0xfc])])],
  ['a free byte after the sample', Buffer.concat([windows874(TEXT.repeat(2_000)), Buffer.from([0x81])])],
])('%s is refused', async (_, bytes) => {
  await expect(textOf(bytes, 4_096)).rejects.toMatchObject({ code: 'IMPORT_FILE_MALFORMED' });
});
