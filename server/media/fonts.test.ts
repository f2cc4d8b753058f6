import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from './draw/scene.ts';
import { svg } from './draw/svg.ts';
import { installFonts, unpackWoff } from './fonts.ts';
import { renderMedia } from './render.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fonts-'));
  await installFonts(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

const picture = (text: string) =>
  renderMedia(Buffer.from(svg(400, 100, words(10, 70, 50, '#000000', text))), {
    key: 'zest/titles/test.svg',
    width: 400,
    height: 0,
    quality: 100,
    format: 'webp',
  });

test('Thai letters and their tone marks are drawn, not boxes in their place', async () => {
  expect(await picture('กขค')).not.toEqual(await picture('งจฉ'));
  expect(await picture('ปั๊ม')).not.toEqual(await picture('ปั้ม'));
});

test('an operator’s own font configuration is left alone', async () => {
  const before = process.env.FONTCONFIG_FILE;
  await installFonts(join(dataDir, 'elsewhere'));
  expect(process.env.FONTCONFIG_FILE).toBe(before);
});

test('unpacks a WOFF into a TrueType font whose tables lie where its directory says', async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource/anuphan/package.json')));
  const woff = await readFile(join(folder, 'files/anuphan-thai-700-normal.woff'));
  const font = unpackWoff(woff);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(font.length).toBe(woff.readUInt32BE(16));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const record = 12 + 16 * i;
    const [offset, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
    return { tag: font.toString('latin1', record, record + 4), offset, length };
  });
  for (const table of tables) expect(table.offset + table.length).toBeLessThanOrEqual(font.length);
  const head = tables.find((table) => table.tag === 'head');
  expect(font.readUInt32BE((head?.offset ?? 0) + 12)).toBe(0x5f0f3cf5);
});
