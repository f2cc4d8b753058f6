import { createHash } from 'node:crypto';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { Defaults, Mapping } from '#schemas/feeds/mapping.ts';
import { problem } from '../problem.ts';
import type { SourceRow } from '../readers/source.ts';
import { itemMapper, type MappedItem } from './item-mapper.ts';
import { currencyOf, platformOf } from './platform.ts';
import type { Preset } from './preset.ts';
import { PRESETS } from './presets.ts';
import type { Row } from './values.ts';

/** Layout of a file's rows; the mapping replaces single fields of the format's own. */
export type Layout = { format: FeedFormat; mapping?: Mapping | undefined; defaults?: Defaults | undefined };

const GENERIC: Preset = { signs: [], mapping: {} };
const MAX_ID = 100;

/** Preset of a layout, its mapping completed by the operator's. */
export function presetOf({ format, mapping }: Layout): Preset {
  const preset = format === 'generic' ? GENERIC : PRESETS[format];
  return { ...preset, mapping: { ...preset.mapping, ...mapping } };
}

/** Maps rows of a file to the shape of `itemSchema`'s input; lines that belong to one product become one row. */
export async function* mapRows(rows: AsyncIterable<SourceRow>, layout: Layout): AsyncGenerator<SourceRow> {
  const preset = presetOf(layout);
  const toItem = rowMapper(preset, layout.defaults);
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
function rowMapper({ mapping, complete }: Preset, defaults: Defaults = {}): (row: Row) => MappedItem {
  const read = itemMapper(mapping);
  return (row) => {
    const item = read(row);
    return withDefaults(complete ? complete(item, row, defaults) : item, defaults);
  };
}

function withDefaults(item: MappedItem, defaults: Defaults): MappedItem {
  const { itemId, platform } = item;
  const link = typeof item.url === 'string' ? item.url : undefined;
  const name = typeof platform === 'string' ? platform : undefined;
  return {
    ...item,
    // Feeds without ids are mapped from the address, which may be longer than an id.
    itemId: typeof itemId === 'string' && itemId.length > MAX_ID ? hash(itemId) : itemId,
    platform: platformOf(name, link, defaults.platform),
    currency: item.currency ?? defaults.currency ?? currencyOf(link),
  };
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
