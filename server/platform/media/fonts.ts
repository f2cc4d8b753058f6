import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const SUBSETS = ['thai', 'latin'];
const WEIGHTS = [400, 700];

let installing: Promise<void> | undefined;

/**
 * Installs the storefront's typeface for the picture renderer, once: a bare machine has no Thai font, and the renderer
 * reads only unpacked fonts. Must run before the first text is drawn; the operator's own FONTCONFIG_FILE is kept.
 */
export function installFonts(dataDir: string): Promise<void> {
  installing ??= install(dataDir);
  return installing;
}

async function install(dataDir: string): Promise<void> {
  if (process.env.FONTCONFIG_FILE) return;
  const folder = join(dataDir, 'fonts');
  const config = join(folder, 'fonts.conf');
  process.env.FONTCONFIG_FILE = config;
  process.env.PANGOCAIRO_BACKEND = 'fontconfig';
  await mkdir(folder, { recursive: true });
  const source = dirname(fileURLToPath(import.meta.resolve('@fontsource/anuphan/package.json')));
  for (const name of SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight) => `anuphan-${subset}-${weight}-normal`),
  ))
    await writeFile(
      join(folder, `${name}.ttf`),
      unpackWoff(await readFile(join(source, 'files', `${name}.woff`))),
    );
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
}

const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/** The TrueType font inside a WOFF 1 file (W3C WOFF File Format 1.0 §3 to §5). */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + SFNT.entry * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const entry = WOFF.header + WOFF.entry * i;
    const [from, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(from, from + packedLength);
    const table = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed;
    const record = SFNT.header + SFNT.entry * i;
    woff.copy(head, record, entry, entry + 4);
    woff.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
