import { ImportFailure } from '../problem.ts';
import type { Bytes } from './source.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874' | 'windows-1252';

/** Encodings by the names that an XML declaration may give them. */
const DECLARED: [RegExp, Encoding | undefined][] = [
  [/^(?:(?:x-)?windows-?874|cp-?874|dos-874|tis-?620|iso-8859-11)$/i, 'windows-874'],
  [/^(?:windows-1252|cp1252|iso-8859-1|latin-?1)$/i, 'windows-1252'],
  [/^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii)$/i, undefined],
];
const DECLARATION = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w-]+)/i;
const DECLARATION_LENGTH = 200;
/** Bytes from the first one that isn't ASCII on, by which the encoding is decided. */
const SAMPLE = 65_536;
/** Tab, line feed and carriage return. */
const TEXT_CONTROLS = [9, 10, 13];
/** Code points that the decoder makes of bytes which Windows-874 leaves free: it never fails, and versions differ. */
const UNASSIGNED = /[\u0080-\u009f\uf8c1-\uf8c8\ufffd]/;

/**
 * Text of a file in UTF-8, UTF-16 or Windows-874 (XML also in Windows-1252), without a byte order mark. ASCII passes at once; the encoding is
 * decided by the 64 KiB from the first other byte on, or by an XML declaration when they aren't Unicode, and
 * `onEncoding` hears of it. In UTF-8 a broken sequence becomes U+FFFD, which no field accepts.
 * @throws ImportFailure IMPORT_FILE_MALFORMED when the encoding can't be told, or bytes have no meaning in it.
 */
export async function* decoded(
  bytes: Bytes,
  onEncoding: (encoding: Encoding) => void = () => {},
): AsyncGenerator<string> {
  const open = (sample: Buffer, cut: boolean) => {
    const encoding = encodingOf(sample, cut, DECLARATION.exec(beginning)?.[1]);
    onEncoding(encoding);
    return new TextDecoder(encoding);
  };
  let beginning = '';
  let decoder: TextDecoder | undefined;
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    if (beginning.length < DECLARATION_LENGTH)
      beginning += Buffer.from(chunk.subarray(0, DECLARATION_LENGTH)).toString('latin1');
    if (decoder) yield checked(decoder.decode(chunk, { stream: true }), decoder);
    else if (size === 0 && chunk.length > 1 && isAscii(chunk)) yield new TextDecoder().decode(chunk);
    else {
      held.push(chunk);
      size += chunk.length;
      if (size < SAMPLE) continue;
      const sample = Buffer.concat(held);
      held = [];
      decoder = open(sample, true);
      yield checked(decoder.decode(sample, { stream: true }), decoder);
    }
  }
  const rest = Buffer.concat(held);
  decoder ??= open(rest, false);
  yield checked(decoder.decode(rest), decoder);
}

/** Whether every byte is ASCII text; NUL and 0x0E are halves of characters in UTF-16. */
const isAscii = (chunk: Uint8Array) =>
  chunk.every((byte) => byte < 0x80 && (byte > 0x1f || TEXT_CONTROLS.includes(byte)));

/** Whether text of an XML file with this declared encoding can be decoded. */
export function isDecoded(declared: string): boolean {
  return DECLARED.some(([name]) => name.test(declared));
}

/** Encoding of a sample; `cut` when the file goes on, so its last sequence may be incomplete. */
function encodingOf(sample: Buffer, cut: boolean, declared = ''): Encoding {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  if (isUtf16(sample, 1)) return 'utf-16le';
  if (isUtf16(sample, 0)) return 'utf-16be';
  if (isUtf8(sample, cut)) return 'utf-8';
  const [, named] = DECLARED.find(([name]) => name.test(declared)) ?? [];
  if (named) return named;
  const thai = new TextDecoder('windows-874').decode(sample);
  // UTF-8 of Thai letters read as Windows-874 begins with these pairs: a broken byte doesn't make it another encoding.
  if (/เธ[\s\S]?เธ|เน[\s\S]?เธ/.test(thai)) return 'utf-8';
  if (isThai(thai)) return 'windows-874';
  throw new ImportFailure(
    'IMPORT_FILE_MALFORMED',
    'Its encoding is none of UTF-8, UTF-16 and Windows-874: save it as UTF-8.',
  );
}

/** Whether nearly every other byte, from `offset` on, is the high byte of a Latin or Thai character, with NULs among them. */
function isUtf16(sample: Buffer, offset: 0 | 1): boolean {
  const high = sample.filter((_, i) => i % 2 === offset);
  const fitting = high.filter((byte) => byte === 0 || byte === 0x0e).length;
  return high.includes(0) && fitting >= high.length * 0.9;
}

function isUtf8(sample: Buffer, cut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: cut });
    return true;
  } catch {
    return false;
  }
}

/** Whether most characters beyond ASCII stand in Thai words; single ones are accents of a Western encoding. */
function isThai(text: string): boolean {
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const inWords = text.match(/[\u0e01-\u0e5b]{3,}/g)?.join('').length ?? 0;
  return !UNASSIGNED.test(text) && inWords > foreign / 2;
}

function checked(text: string, { encoding }: TextDecoder): string {
  if (encoding === 'windows-874' && UNASSIGNED.test(text))
    throw new ImportFailure('IMPORT_FILE_MALFORMED', 'It has bytes that Windows-874 leaves free.');
  return text;
}
