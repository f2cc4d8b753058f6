import { z } from 'zod';
import { isForbiddenKey } from '#schemas/page/limits.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { csvSchema } from './formats/csv.ts';
import { googleMerchantSchema } from './formats/google-merchant.ts';
import { lazadaSchema } from './formats/lazada.ts';
import { type ImportItem, itemSchema, toImportItem } from './item.ts';
import { type Problem, problem } from './problem.ts';

export const FORMATS = ['lazada', 'csv', 'jsonl', 'google-merchant'] as const;
export type Format = (typeof FORMATS)[number];

/** Schema that converts a row of each format to the shape of an item. */
const shapes: Record<Format, z.ZodType> = {
  lazada: lazadaSchema,
  csv: csvSchema,
  jsonl: z.unknown(),
  'google-merchant': googleMerchantSchema,
};

const CODES: Partial<Record<string, Problem['code']>> = {
  title: 'IMPORT_INVALID_TITLE',
  price: 'IMPORT_INVALID_PRICE',
  originalPrice: 'IMPORT_INVALID_PRICE',
  sale_price: 'IMPORT_INVALID_PRICE',
  url: 'IMPORT_INVALID_LINK',
  traceUrl: 'IMPORT_INVALID_LINK',
  pictures: 'IMPORT_INVALID_LINK',
};

/** Validates a row of the given format: the item, or the reason why it is refused. */
export function normalise(
  format: Format,
  row: unknown,
  tenant: Pick<Tenant, 'defaultLanguage' | 'currency'>,
): ImportItem | Problem {
  const forbidden = typeof row === 'object' && row !== null && Object.keys(row).find(isForbiddenKey);
  if (forbidden) return problem('IMPORT_INVALID_FIELD', `has the key ${forbidden}`);
  const shaped = shapes[format].safeParse(row);
  const parsed = shaped.success ? itemSchema.safeParse(shaped.data) : shaped;
  if (parsed.success) return toImportItem(parsed.data, tenant);
  const issue = parsed.error.issues[0];
  const name = issue?.path.find((part) => typeof part === 'string' && part !== 'item') as string | undefined;
  return problem(CODES[name ?? ''] ?? 'IMPORT_INVALID_FIELD', `${issue?.path.join('.')}: ${issue?.message}`);
}

export function isProblem(result: ImportItem | Problem): result is Problem {
  return 'code' in result;
}
