import type { Language } from '#schemas/constants.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import type { Tenant } from '#schemas/tenant.ts';
import type { ImportItem } from './item.ts';
import { columnsOf, valuesAt } from './mapping/values.ts';
import { isProblem, normalise } from './normalise.ts';
import type { Problem } from './problem.ts';
import { openItems, type ReadOptions } from './read-items.ts';
import { sourceCategoryOf } from './references.ts';
import { isCurrencyAssumed } from './row-currency.ts';

const SHOWN_ROWS = 20;
const COUNTED_ROWS = 1_000;
const SHOWN_NAMES = 200;
/** Length limits of what is shown of a row, in UTF-16 units and columns. */
const MAX_VALUE = 200;
const MAX_COLUMNS = 100;

type InspectedRow = Omit<Inspection['rows'][number], 'problem'> & {
  problem: Pick<Problem, 'code' | 'detail' | 'cause'> | null;
};
/** Inspection of a file: its kind, and what its first rows become; plain JSON of bounded size. */
export type InspectedFile = Omit<Inspection, 'uploadId' | 'rows'> & { rows: InspectedRow[] };

/**
 * Reads the first 1,000 rows of a file: their categories and brands are counted, and the first 20 are shown with the
 * items they become. Lines that are joined to one product count as one row. Lacking fields are no failure here.
 * @throws ImportFailure when the file is of no kind that is read, or ends in the middle of those rows.
 */
export async function inspectFile(
  options: Omit<ReadOptions, 'onRead' | 'onRow'> & {
    tenant: Pick<Tenant, 'defaultLanguage' | 'currency' | 'timezone'>;
    now: number;
  },
): Promise<InspectedFile> {
  const { tenant, now } = options;
  const lines = new Map<number, Record<string, string>>();
  const items = await openItems({
    ...options,
    onRead: () => {},
    onRow: (source) => {
      if ('row' in source && lines.size < SHOWN_ROWS * 10) lines.set(source.line, textsOf(source.row));
    },
  });
  const { kind, delimiter, format, columns, mapping, missing } = items;
  const rows: InspectedRow[] = [];
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  let [read, rejected, assumedCurrency] = [0, 0, 0];
  for await (const source of items.rows) {
    read += 1;
    const result = 'row' in source ? normalise(source.row, tenant, now) : source.problem;
    const [item, problem] = isProblem(result) ? [null, result] : [result.item, null];
    if (problem) rejected += 1;
    if (item && 'row' in source && isCurrencyAssumed(source.row)) assumedCurrency += 1;
    if (item) {
      count(categories, sourceCategoryOf(item));
      count(brands, item.brand);
    }
    if (rows.length < SHOWN_ROWS)
      rows.push({
        line: source.line,
        values: lines.get(source.line) ?? {},
        item: item && previewOf(item, tenant.defaultLanguage),
        problem: problem && { code: problem.code, detail: problem.detail, cause: problem.cause },
        warnings: isProblem(result) ? [] : result.warnings.map((one) => ({ line: source.line, ...one })),
      });
    if (read === COUNTED_ROWS) break;
  }
  return {
    kind,
    encoding: items.encoding,
    delimiter,
    format,
    columns: columns.map(cut),
    mapping,
    unmapped: items.unmapped.map(cut),
    lacking: missing,
    idsFrom: items.idsFrom,
    rows,
    read,
    rejected,
    assumedCurrency,
    categories: mostOf(categories),
    brands: mostOf(brands),
  };
}

function previewOf(item: ImportItem, language: Language): NonNullable<InspectedRow['item']> {
  const { platform, itemId, price, maxPrice, originalPrice, currency, url, brand, categories, availability } =
    item;
  return {
    platform,
    itemId,
    title: item.title[language] ?? Object.values(item.title)[0] ?? '',
    price,
    maxPrice,
    originalPrice,
    currency,
    picture: item.pictures[0] ?? null,
    url,
    brand,
    categories,
    availability,
  };
}

function textsOf(row: unknown): Record<string, string> {
  if (typeof row !== 'object' || row === null) return {};
  const record = row as Record<string, unknown>;
  const columns = columnsOf([row]).slice(0, MAX_COLUMNS);
  return Object.fromEntries(
    columns.map((column) => [cut(column), cut(valuesAt(record, column).join(' | '))]),
  );
}

function cut(text: string): string {
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE).toWellFormed()}…` : text;
}

function count(names: Map<string, number>, name: string | null | undefined): void {
  if (name) names.set(name, (names.get(name) ?? 0) + 1);
}

function mostOf(names: Map<string, number>): { name: string; count: number }[] {
  return [...names]
    .map(([name, number]) => ({ name, count: number }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN_NAMES);
}
