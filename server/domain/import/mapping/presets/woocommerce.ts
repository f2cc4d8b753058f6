import type { SourceRow } from '../../readers/source.ts';
import { from, type Preset, pageOf } from '../preset.ts';
import { firstValueAt, type Row } from '../values.ts';

/** Fields that variations take from their product. */
const INHERITED = ['images', 'categories', 'brands', 'short_description'];
/** Limit of the texts that are kept for variations, in UTF-16 units of the whole file. */
const MAX_KEPT = 16_000_000;
const ATTRIBUTES = [1, 2, 3].map((number) => `attribute_${number}_value(s)`);

/** Attributes of a product that are read. */
const MAX_ATTRIBUTES = 30;

type Parent = { name: string; id: string; cells: Row; offered: boolean };

/** WooCommerce's product CSV: simple and external products, and the variations of variable ones. */
export const woocommerce: Preset = {
  signs: [['id', 'type', 'name', 'regular_price']],
  mapping: {
    itemId: from('id', 'sku'),
    title: from('name'),
    price: from('sale_price', 'regular_price'),
    originalPrice: from('regular_price'),
    saleFrom: from('date_sale_price_starts'),
    saleUntil: from('date_sale_price_ends'),
    url: from('external_url'),
    pictures: from('images'),
    summary: from('short_description'),
    description: from('description'),
    brand: from('brands'),
    categories: from('categories'),
    availability: from('in_stock?'),
    gtin: from('gtin,_upc,_ean,_or_isbn'),
    sku: from('sku'),
    variantGroup: from('parent_id'),
    attributes: from('specification'),
  },
  needsShopUrl: true,
  join: joinVariations,
  complete: (item, row, { shopUrl }) => {
    const page = firstValueAt(row, 'page_id');
    return {
      ...item,
      url:
        item.url ?? (shopUrl && page && pageOf(shopUrl, `?post_type=product&p=${encodeURIComponent(page)}`)),
      categories: deepestPath(firstValueAt(row, 'categories')),
      ...(firstValueAt(row, 'sale_price') === undefined && { saleFrom: undefined, saleUntil: undefined }),
    };
  },
};

/** Passes products through that have a price, and gives variations what their product says. */
async function* joinVariations(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  const parents = new Map<string, Parent>();
  let kept = 0;
  for await (const source of rows) {
    if ('problem' in source) yield source;
    else {
      const row = source.row as Row;
      const type = firstValueAt(row, 'type') ?? '';
      const id = firstValueAt(row, 'id') ?? '';
      if (/variable|grouped/.test(type)) {
        const parent = parentOf(row, id);
        kept += JSON.stringify(parent).length;
        if (kept <= MAX_KEPT)
          for (const key of [`id:${id}`, firstValueAt(row, 'sku') ?? '']) parents.set(key, parent);
      } else if (type !== 'variation') {
        if (isOffered(row))
          yield { ...source, row: { ...row, page_id: id, specification: specificationOf(row) } };
      } else {
        const parent = parents.get(firstValueAt(row, 'parent') ?? '');
        const described = { ...row, specification: specificationOf(row) };
        if (isOffered(row) && parent?.offered !== false)
          yield { ...source, row: variation(described, parent) };
      }
    }
  }
}

function parentOf(row: Row, id: string): Parent {
  const cells = Object.fromEntries(INHERITED.map((column) => [column, firstValueAt(row, column)]));
  return { name: firstValueAt(row, 'name') ?? '', id, cells, offered: isOffered(row) };
}

function variation(row: Row, parent: Parent | undefined): Row {
  if (!parent) return row;
  const own = Object.fromEntries(
    INHERITED.map((column) => [column, firstValueAt(row, column) ?? parent.cells[column]]),
  );
  const options = ATTRIBUTES.flatMap((column) => firstValueAt(row, column) ?? []);
  const name = firstValueAt(row, 'name') ?? [parent.name, options.join(', ')].filter(Boolean).join(' - ');
  return { ...row, ...own, name, parent_id: parent.id, page_id: parent.id };
}

/** Attributes that the shop shows, as `name: value`. */
function specificationOf(row: Row): string[] {
  return Array.from({ length: MAX_ATTRIBUTES }, (_, i) => `attribute_${i + 1}_`).flatMap((column) => {
    const [name, value] = [firstValueAt(row, `${column}name`), firstValueAt(row, `${column}value(s)`)];
    const isShown = firstValueAt(row, `${column}visible`) !== '0';
    return name && value && isShown ? [`${name}: ${value}`] : [];
  });
}

/** Whether the shop shows a product: 1, neither 0 (private) nor -1 (draft). */
function isOffered(row: Row): boolean {
  return !/^(?:0|-1|false|no)$/i.test(firstValueAt(row, 'published') ?? '');
}

/** The longest of the paths in `Clothing, Clothing > Shirts`. */
function deepestPath(cell: string | undefined): string[] | undefined {
  const paths = cell?.split(/(?<!\\),/).map((path) =>
    path
      .replaceAll('\\,', ',')
      .split('>')
      .map((name) => name.trim()),
  );
  return paths?.toSorted((a, b) => b.length - a.length)[0];
}
