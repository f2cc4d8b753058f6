import { PLATFORMS, type Platform } from '#schemas/enums/platform.ts';
import { firstSpellings } from './load-spellings.ts';
import { spellingKey } from './spellings.ts';

let codes: ReadonlyMap<string, Platform> | undefined;

/** Code of the marketplace that a name or code stands for, in any spelling that searches know; or undefined. */
export function platformOfName(name: string): Platform | undefined {
  const isCode = (code: string): code is Platform => PLATFORMS.some((known) => known === code);
  if (isCode(name)) return name;
  codes ??= new Map([
    ...PLATFORMS.map((code) => [spellingKey(code), code] as const),
    ...firstSpellings().flatMap(({ kind, key, meant }) =>
      kind === 'platform' && isCode(meant) ? [[key, meant] as const] : [],
    ),
  ]);
  return codes.get(spellingKey(name));
}
