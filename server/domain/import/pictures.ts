import { pictureLink } from './fields.ts';

/** Limit of pictures per item. */
export const MAX_PICTURES = 20;
/** Limit of addresses that are checked per item. */
const MAX_CHECKED = 100;
/** Separators of a list in one text; addresses may contain commas themselves. */
const SEPARATOR = /\s*\|\s*|\s*[,;]\s*(?=https?:|\/\/)|\s+(?=https?:|\/\/)/i;

/** Pictures of an item: the first 20 usable ones, the addresses that aren't usable, and the number beyond 20. */
export type Pictures = { kept: string[]; unusable: string[]; beyond: number };

/** Reads pictures from a list of texts, or a text; each may be several separated by `|`, `,` or spaces, or a JSON array. */
export function readPictures(value: unknown): Pictures {
  const listed = listOf(value);
  const pictures: Pictures = { kept: [], unusable: [], beyond: Math.max(0, listed.length - MAX_CHECKED) };
  for (const address of new Set(listed.slice(0, MAX_CHECKED))) {
    const parsed = pictureLink.safeParse(address);
    if (!parsed.success) pictures.unusable.push(String(address));
    else if (pictures.kept.length === MAX_PICTURES) pictures.beyond += 1;
    else if (!pictures.kept.includes(parsed.data)) pictures.kept.push(parsed.data);
  }
  return pictures;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? listOf(one) : [one]));
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (text.startsWith('['))
    try {
      return listOf(JSON.parse(text));
    } catch {
      return [text];
    }
  return text.split(SEPARATOR).filter(Boolean);
}
