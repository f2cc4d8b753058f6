import { z } from 'zod';
import type { ImportRowCode } from '#schemas/errors.ts';
import { CAUSES, type Cause } from '#schemas/feeds/cause.ts';
import { isForbiddenKey } from '#schemas/page/limits.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { isBlank } from './blank.ts';
import { pictureLink } from './fields.ts';
import { type ImportItem, itemSchema, platformNames, toImportItem } from './item.ts';
import { type Problem, problem, problemOf, type Warning, warning } from './problem.ts';
import { readCurrency } from './row-currency.ts';

/** Fields without which a row is refused; any other that can't be read is dropped with a warning. */
const REQUIRED = ['platform', 'itemId', 'title', 'url', 'price'];
/** Fields that limit an offer: without them it would be wider than its source, so that its row is refused, too. */
const LIMITING = ['saleFrom', 'saleUntil', 'expiresAt', 'availableFrom', 'condition'];
const CODES: Partial<Record<string, ImportRowCode>> = {
  title: 'IMPORT_INVALID_TITLE',
  price: 'IMPORT_INVALID_PRICE',
  originalPrice: 'IMPORT_INVALID_PRICE',
  maxPrice: 'IMPORT_INVALID_PRICE',
  url: 'IMPORT_INVALID_LINK',
  traceUrl: 'IMPORT_INVALID_LINK',
  pictures: 'IMPORT_INVALID_LINK',
  ...Object.fromEntries(LIMITING.map((field) => [field, 'IMPORT_UNREADABLE_LIMIT' as const])),
};
const rowSchema = z.record(z.string(), z.unknown());
const keySchema = itemSchema.pick({ platform: true, itemId: true });
const AVAILABILITY = ['availability', 'available'];
const MAX_WARNED_PICTURES = 3;

export type Normalised = { item: ImportItem; warnings: Warning[] };

/** Validates a row in the shape of an item: the item with what was dropped, or the reason why the row is refused. */
export function normalise(
  row: unknown,
  tenant: Pick<Tenant, 'defaultLanguage' | 'currency' | 'timezone'>,
  now: number,
): Normalised | Problem {
  const forbidden = typeof row === 'object' && row !== null && Object.keys(row).find(isForbiddenKey);
  if (forbidden) return problem('IMPORT_INVALID_FIELD', `has the key ${forbidden}`);
  const record = rowSchema.safeParse(row);
  if (!record.success) return problem('IMPORT_MALFORMED_ROW', 'is no object');

  const warnings: Warning[] = [];
  const said = readCurrency(withoutBlanks(record.data), tenant.currency);
  if ('problem' in said) return withKey(said.problem, record.data);
  const { fields } = said;
  fields.pictures = usablePictures(fields.pictures, warnings);
  const parsed = itemSchema.safeParse(fields);
  if (parsed.success) return offered(toImportItem(parsed.data, tenant, now), warnings, tenant, now);
  const doubtful = parsed.error.issues;
  const fatal = doubtful.find(({ path }) => [...REQUIRED, ...LIMITING].includes(String(path[0])));
  if (fatal) return withKey(refusal(fatal, fields), fields);
  for (const field of new Set(doubtful.map(({ path }) => String(path[0])))) {
    warnings.push(warning(CODES[field] ?? 'IMPORT_INVALID_FIELD', field, fields[field]));
    // A stock that nobody understands isn't sold.
    if (AVAILABILITY.includes(field)) fields[field] = 'OUT_OF_STOCK';
    else delete fields[field];
  }
  return offered(toImportItem(itemSchema.parse(fields), tenant, now), warnings, tenant, now);
}

/**
 * An item that its shop can offer: not expired, at an exact price, and in the tenant's currency, because prices of all items are compared
 * as numbers. A tenant has one currency; items in another are refused, never converted.
 */
function offered(
  item: ImportItem,
  warnings: Warning[],
  { currency }: Pick<Tenant, 'currency'>,
  now: number,
): Normalised | Problem {
  const key = { platform: item.platform, itemId: item.itemId };
  if (item.currency !== currency)
    return problemOf(
      'IMPORT_FOREIGN_CURRENCY',
      { key: 'OTHER_CURRENCY', field: 'price', params: { currency: item.currency, shop: currency } },
      key,
    );
  // It would stand in the price history, where every claim is made from exact readings.
  if (item.roundedPrice)
    return problemOf(
      'IMPORT_INVALID_PRICE',
      { key: 'INEXACT_PRICE', field: 'price', params: { value: '1.2K' } },
      key,
    );
  // Without its key: an item that has expired counts as missing from the file.
  if (item.expiresAt && item.expiresAt.getTime() <= now)
    return problemOf('IMPORT_ITEM_EXPIRED', {
      key: 'EXPIRED',
      field: 'expiresAt',
      params: { value: item.expiresAt.toISOString() },
    });
  return { item, warnings };
}

export function isProblem(result: Normalised | Problem): result is Problem {
  return 'code' in result;
}

function refusal(issue: z.core.$ZodIssue, fields: Record<string, unknown>): Problem {
  const field = String(issue.path[0]);
  const value = fields[field];
  const [message] = messagesOf(issue).filter((one) => CAUSES.some((key) => key === one));
  const key = value === undefined ? 'MISSING' : ((message as Cause | undefined) ?? 'UNREADABLE');
  const params = { value, names: platformNames.join(', ') };
  return problemOf(CODES[field] ?? 'IMPORT_INVALID_FIELD', { key, field, params });
}

/** Messages of an issue and of the parts of a union that was tried. */
function messagesOf(issue: z.core.$ZodIssue): string[] {
  const parts = issue.code === 'invalid_union' ? issue.errors.flat().flatMap(messagesOf) : [];
  return [issue.message, ...parts];
}

function withKey(refused: Problem, fields: Record<string, unknown>): Problem {
  const { data } = keySchema.safeParse(fields);
  return data ? { ...refused, item: data } : refused;
}

/** Fields that say something; of texts per language those that do. */
function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  const said = Object.entries(fields).filter(([, value]) => !isBlank(value));
  return Object.fromEntries(
    said.map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? withoutBlanks({ ...value })
        : value,
    ]),
  );
}

function usablePictures(value: unknown, warnings: Warning[]): string[] {
  const { kept, unusable, beyond } = readPictures(value);
  for (const address of unusable.slice(0, MAX_WARNED_PICTURES))
    warnings.push(warning('IMPORT_INVALID_LINK', 'pictures', address));
  if (beyond > 0) warnings.push(warning('IMPORT_INVALID_FIELD', 'pictures', `${beyond} beyond the limit`));
  if (kept.length === 0) warnings.push(warning('IMPORT_INVALID_FIELD', 'pictures', ''));
  return kept;
}

/** Limit of pictures per item. */
const MAX_PICTURES = 20;
/** Limit of addresses that are checked per item. */
const MAX_CHECKED = 100;
/** Separators of a list in one text; addresses may contain commas themselves. */
const SEPARATOR = /\s*\|\s*|\s*[,;]\s*(?=https?:|\/\/)|\s+(?=https?:|\/\/)/i;

/** Pictures of an item: the first 20 usable ones, the addresses that aren't usable, and the number beyond 20. */
type Pictures = { kept: string[]; unusable: string[]; beyond: number };

/** Reads pictures from a list of texts, or a text; each may be several separated by `|`, `,` or spaces, or a JSON array. */
function readPictures(value: unknown): Pictures {
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
