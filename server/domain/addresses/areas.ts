import { readFileSync } from 'node:fs';
import { normalText } from '../search/words.ts';

/** A name for display, in Thai and English. */
type Name = { th: string; en: string };
/** A sub-district of Thailand: the six digits of TIS 1099, names, and its postal codes (five digits). */
export type Area = {
  code: string;
  subDistrict: Name;
  district: Name;
  province: Name;
  postalCodes: readonly string[];
};
/** An area with its searchable names in Thai and English, normalised by `spelling`, in the order of their weight. */
type Entry = { area: Area; names: readonly (readonly string[])[] };

let entries: readonly Entry[] | undefined;

/** All 7,436 sub-districts by code; the file is read on first use (decision 027). */
export function allAreas(): readonly Entry[] {
  entries ??= readAreas();
  return entries;
}

type Names = { province: string; district: string; subDistrict: string };

/**
 * The sub-district with this name in that district and province, each in Thai or English; undefined if the
 * combination doesn't exist.
 */
export function areaOf(names: Names): Area | undefined {
  const wanted = [names.subDistrict, names.district, names.province].map(spelling);
  return allAreas().find((one) => one.names.every((own, level) => own.includes(wanted[level] ?? '')))?.area;
}

/** The names as the table writes them, each in its language; undefined if the combination doesn't exist. */
export function asWritten(names: Names): Names | undefined {
  const area = areaOf(names);
  if (!area) return undefined;
  const written = (level: keyof Names) => {
    const { th, en } = area[level];
    return spelling(names[level]) === spelling(en) ? en : th;
  };
  return {
    province: written('province'),
    district: written('district'),
    subDistrict: written('subDistrict'),
  };
}

/** Normalised spelling of a text: without differences in spaces, hyphens, case and digits. */
export function spelling(text: string): string {
  return normalText(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function readAreas(): Entry[] {
  const known = new Map<string, { name: Name; spellings: string[] }>();
  const read: Entry[] = [];
  for (const line of readFileSync(new URL('areas.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const [code = '', th = '', en = '', postal] = line.split('\t');
    const own = { name: { th, en }, spellings: [spelling(th), spelling(en)] };
    known.set(code, own);
    const district = known.get(code.slice(0, 4));
    const province = known.get(code.slice(0, 2));
    if (postal === undefined || !district || !province) continue;
    read.push({
      area: {
        code,
        subDistrict: own.name,
        district: district.name,
        province: province.name,
        postalCodes: postal.split(' '),
      },
      names: [own.spellings, district.spellings, province.spellings],
    });
  }
  return read;
}
