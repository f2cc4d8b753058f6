import { createHash } from 'node:crypto';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { Defaults, Mapping, Origin } from '#schemas/feeds/mapping.ts';
import { addressIdentity, marketplaceLink, withoutSession } from '#schemas/marketplaces.ts';
import { isDamagedId, wholeId } from '../damaged-id.ts';
import { parsePrice } from '../price.ts';
import { problem } from '../problem.ts';
import type { SourceRow } from '../readers/source.ts';
import { itemMapper, type MappedItem } from './item-mapper.ts';
import type { Neighbours } from './neighbours.ts';
import { currencyOf, platformOf } from './platform.ts';
import type { Preset } from './preset.ts';
import { PRESETS } from './presets.ts';
import type { Row } from './values.ts';

/** Layout of a file's rows; the mapping replaces single fields of the format's own. */
export type RowLayout = {
  format: FeedFormat;
  mapping?: Mapping | undefined;
  defaults?: Defaults | undefined;
  neighbours?: Neighbours | undefined;
};

const GENERIC: Preset = { signs: [], mapping: {} };
const MAX_ID = 100;

/** Preset of a layout, its mapping completed by the operator's. */
export function presetOf({ format, mapping }: RowLayout): Preset {
  const preset = format === 'generic' ? GENERIC : PRESETS[format];
  return { ...preset, mapping: { ...preset.mapping, ...mapping } };
}

/** Maps rows of a file to the shape of `itemSchema`'s input; lines that belong to one product become one row. */
export async function* mapRows(rows: AsyncIterable<SourceRow>, layout: RowLayout): AsyncGenerator<SourceRow> {
  const preset = presetOf(layout);
  const toItem = rowMapper(preset, layout.defaults, layout.neighbours);
  for await (const source of preset.join ? preset.join(objects(rows)) : objects(rows))
    yield 'row' in source ? { ...source, row: toItem(source.row as Row) } : source;
}

/** Rows that are objects; a problem in place of any other. */
async function* objects(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  for await (const source of rows)
    yield 'row' in source &&
    (typeof source.row !== 'object' || source.row === null || Array.isArray(source.row))
      ? { line: source.line, problem: problem('IMPORT_MALFORMED_ROW', 'is no object') }
      : source;
}

/** Function that makes an item of a row, with marketplace and currency by its link where the row doesn't name them. */
function rowMapper(
  { mapping, complete }: Preset,
  defaults: Defaults = {},
  neighbours: Neighbours = {},
): (row: Row) => MappedItem {
  const read = itemMapper(mapping);
  const isSale = sharesColumn(mapping.price, mapping.originalPrice);
  return (row) => {
    const item = isSale ? withoutFalseSale(read(row)) : read(row);
    return withDefaults(complete ? complete(item, row, defaults) : item, defaults, neighbours);
  };
}

function withDefaults(item: MappedItem, defaults: Defaults, neighbours: Neighbours): MappedItem {
  const { platform } = item;
  const link = typeof item.url === 'string' ? item.url : undefined;
  const name = typeof platform === 'string' ? platform : undefined;
  return {
    ...item,
    ...(link !== undefined && { url: withoutSession(link) }),
    itemId: idOf(item.itemId, link),
    platform: platformOf(name, link, defaults.platform),
    currency: statedCurrency(item, link, defaults) ?? neighbours.currency,
    ...(neighbours.hasPointGroups && { hasPointGroups: true }),
  };
}

/** Whether the price is that of a sale, and the usual price where there is none. */
function sharesColumn(price: Origin | undefined, original: Origin | undefined): boolean {
  if (!price || !original || 'constant' in price || 'constant' in original) return false;
  return original.from.some((column) => price.from.includes(column));
}

/** A sale above the usual price is none. */
function withoutFalseSale(item: MappedItem): MappedItem {
  const [sale, usual] = [item.price, item.originalPrice].map(
    (price) => parsePrice(String(price ?? ''))?.price,
  );
  return sale && usual && sale > usual ? { ...item, price: item.originalPrice } : item;
}

/**
 * Currency that the row, its marketplace's country, the feed's default, or the country of its link or shop states. A
 * marketplace sells in its country's currency, whatever the default is.
 */
function statedCurrency(item: MappedItem, link: string | undefined, defaults: Defaults): unknown {
  const country = currencyOf(link);
  const isMarketplace = marketplaceLink(link) !== undefined;
  return (
    item.currency ??
    (isMarketplace ? country : undefined) ??
    defaults.currency ??
    country ??
    currencyOf(defaults.shopUrl)
  );
}

/**
 * Id of an item: its link's where the file's own is damaged or is the link itself. An address without an id of a
 * marketplace is one without marks of visits and campaigns; one that is longer than an id is hashed.
 */
function idOf(id: unknown, link: string | undefined): unknown {
  if (typeof id !== 'string') return id;
  const isLink = id === link;
  const linked = isLink || isDamagedId(id) ? marketplaceLink(link)?.itemId : undefined;
  const own = linked ?? (isLink ? addressIdentity(id) : wholeId(id));
  return own.length > MAX_ID ? hash(own) : own;
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
