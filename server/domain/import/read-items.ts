import { sameJson } from '#engine/same-json.ts';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { Defaults, MappedField, Mapping } from '#schemas/feeds/mapping.ts';
import type { IdsFrom } from '#schemas/feeds/run.ts';
import { mapRows, presetOf } from './mapping/map-rows.ts';
import { isGiven, missingFields, unmappedColumns } from './mapping/missing-fields.ts';
import { neighboursOf } from './mapping/neighbours.ts';
import { recognise } from './mapping/presets.ts';
import { suggestMapping } from './mapping/suggest-mapping.ts';
import { columnsOf } from './mapping/values.ts';
import { ImportFailure } from './problem.ts';
import { openSource } from './readers/open-source.ts';
import type { Source, SourceRow } from './readers/source.ts';

/** Rows by whose columns a file is recognised. */
const SAMPLE = 20;
const MAX_NAMED = 1_500;

export type ReadOptions = {
  file: string;
  /** `auto` finds the format by the file's columns. */
  format: FeedFormat | 'auto';
  /** Origins of fields instead of the format's own; a generic file without any is mapped by its columns' names. */
  mapping?: Mapping | undefined;
  defaults?: Defaults | undefined;
  /** Hears of the bytes read. */
  onRead: (bytes: number) => void;
  /** Hears of each row before it is mapped. */
  onRow?: (source: SourceRow) => void;
};
/** A file's items, in the shape of `itemSchema`'s input. */
export type ReadItems = Source & {
  format: FeedFormat;
  /** Origins of all fields. */
  mapping: Mapping;
  /** Columns of the first rows. */
  columns: string[];
  /** Required fields that no column gives. */
  missing: MappedField[];
  /** Origin of the items' ids: a column, or the items' links where the file has no ids. */
  idsFrom: IdsFrom;
  /** Whether rows may name brands; of a table its header tells. */
  bringsBrands: boolean;
  /** Columns that no field comes from. */
  unmapped: string[];
};

/** Opens a file and finds its layout. @throws ImportFailure when the file is of no kind that is read. */
export async function openItems(options: ReadOptions): Promise<ReadItems> {
  const { file, onRead, onRow, defaults } = options;
  const source = await openSource(file, onRead);
  const { kind, encoding, delimiter, rows } = source;
  const head = await firstRows(rows);
  const sound = head.flatMap((one) => ('row' in one ? [one.row] : []));
  const sample = sound.length > 0 ? sound : head.flatMap(emptyRow).slice(0, 1);
  const columns = columnsOf(sample);
  const format = options.format === 'auto' ? recognise(kind, sample) : options.format;
  const given = options.mapping && Object.keys(options.mapping).length > 0 ? options.mapping : undefined;
  const mapping = given ?? (format === 'generic' ? suggestMapping(columns) : undefined);
  const layout = { format, mapping: format === 'generic' ? withIds(mapping) : mapping, defaults };
  const preset = presetOf(layout);
  const neighbours = neighboursOf(sample, preset.mapping);
  return {
    kind,
    encoding,
    delimiter,
    format,
    mapping: preset.mapping,
    columns,
    missing: missingFields(preset, { columns, sample, defaults }),
    idsFrom: sameJson(preset.mapping.itemId, preset.mapping.url) ? 'link' : 'column',
    bringsBrands: !(kind === 'table' || kind === 'xlsx') || isGiven(preset.mapping.brand, columns),
    unmapped: unmappedColumns(preset.mapping, columns),
    rows: mapRows(tapped(head, rows, onRow), { ...layout, neighbours }),
  };
}

/** Opens a file's items. @throws ImportFailure also when its columns lack what an item needs. */
export async function readItems(options: ReadOptions): Promise<ReadItems> {
  const items = await openItems(options);
  const { missing, columns, format } = items;
  if (missing.length === 0) return items;
  await items.rows.return(undefined);
  const shopUrl =
    missing.includes('url') && format !== 'generic' ? ', or "defaults": {"shopUrl": "https://…"}' : '';
  throw new ImportFailure(
    'IMPORT_FIELDS_MISSING',
    `Read as ${format}, the file lacks ${missing.join(', ')}. Its columns are ${named(columns)}. Say from which a ` +
      `field comes by a mapping: {"fields": {"${missing[0]}": {"from": ["COLUMN"]}}${shopUrl}}; see docs/feeds.md`,
  );
}

/** Mapping of a file without ids, whose items are recognised by their links. */
function withIds(mapping: Mapping | undefined): Mapping | undefined {
  return mapping?.url && !mapping.itemId ? { ...mapping, itemId: mapping.url } : mapping;
}

/** A row of the header's columns alone, of one that can't be read. */
function emptyRow(source: SourceRow): Record<string, string>[] {
  const { columns } = source as { columns?: string[] };
  return columns ? [Object.fromEntries(columns.filter(Boolean).map((column) => [column, '']))] : [];
}

function named(columns: string[]): string {
  const all = columns
    .join(', ')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return all.length > MAX_NAMED ? `${all.slice(0, MAX_NAMED)}…` : all;
}

async function firstRows(rows: AsyncGenerator<SourceRow>): Promise<SourceRow[]> {
  const head: SourceRow[] = [];
  while (head.length < SAMPLE) {
    const next = await rows.next();
    if (next.done) break;
    head.push(next.value);
  }
  return head;
}

async function* tapped(
  head: SourceRow[],
  rest: AsyncGenerator<SourceRow>,
  onRow: ReadOptions['onRow'],
): AsyncGenerator<SourceRow> {
  try {
    for (const source of head.splice(0)) {
      onRow?.(source);
      yield source;
    }
    for await (const source of rest) {
      onRow?.(source);
      yield source;
    }
  } finally {
    await rest.return(undefined);
  }
}
