import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackWoff } from './fonts.ts';

const program = fileURLToPath(new URL('../../../seed/draw-words.fixtures.ts', import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Draws in a new process, because a process reads its fonts only once, and this one may already have done so. */
async function draw(texts: string[], configuration?: string) {
  const { FONTCONFIG_FILE: _, ...rest } = process.env;
  const env = configuration === undefined ? rest : { ...rest, FONTCONFIG_FILE: configuration };
  const { stdout } = await promisify(execFile)(process.execPath, [program, dataDir, ...texts], { env });
  return JSON.parse(stdout) as { configuration: string; pictures: string[] };
}

test('Thai letters and their tone marks are drawn, not replacement boxes', async () => {
  const { configuration, pictures } = await draw(['กขค', 'งจฉ', 'ปั๊ม', 'ปั้ม']);
  expect(configuration).toBe(join(dataDir, 'fonts/fonts.conf'));
  expect(new Set(pictures).size).toBe(4);
});

test('an operator’s own font configuration is kept', async () => {
  expect((await draw([], '/etc/fonts/fonts.conf')).configuration).toBe('/etc/fonts/fonts.conf');
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
