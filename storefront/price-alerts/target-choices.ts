import { hasDecimalComma } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { foldDigits, INVISIBLE } from '#schemas/fold-typed.ts';
import type { Watched } from './alert-store.ts';

/** Offered target: so many percent below the price now, or the lowest price so far. */
export type TargetChoice = { kind: number | 'lowest'; target: number };

/** Offered targets below the price now, the highest first, without two of the same price. */
export function targetChoices({ price, lowest }: Pick<Watched, 'price' | 'lowest'>): TargetChoice[] {
  const choices: TargetChoice[] = [];
  if (price !== undefined)
    for (const kind of [5, 10]) choices.push({ kind, target: roundDown(price * (1 - kind / 100)) });
  if (lowest !== undefined) choices.push({ kind: 'lowest', target: lowest });
  const offered = choices.filter(({ target }) => target > 0 && (price === undefined || target < price));
  return [...Map.groupBy(offered, ({ target }) => target).values()].flatMap((same) => same.at(-1) ?? []);
}

/** The next lower number of three digits, and zeros; whole from 1 on. */
function roundDown(amount: number): number {
  const step = Math.max(10 ** (Math.floor(Math.log10(amount)) - 2), amount >= 1 ? 1 : 0.01);
  return Math.round(Math.floor(amount / step + 1e-9) * step * 100) / 100;
}

/** Amount that somebody has typed, in any digits, with or without thousands separators and the currency; undefined for anything but a price. */
export function readAmount(
  text: string,
  { lang, tenant }: Pick<ViewContext, 'lang' | 'tenant'>,
): number | undefined {
  const hasComma = tenant.numberStyle === 'locale' && hasDecimalComma(lang);
  const typed = foldDigits(text)
    .replaceAll(INVISIBLE, '')
    .replace(/฿|บาท|baht|thb|rp\.?|idr|\.-$|,-$/gi, '')
    .trim();
  const plain = typed.replaceAll(hasComma ? /[\s.]/g : /[\s,]/g, '').replace(hasComma ? ',' : '.', '.');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}
