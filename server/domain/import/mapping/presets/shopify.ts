import { parsePrice } from '../../price.ts';
import type { SourceRow } from '../../readers/source.ts';
import { from, isYes, type Preset, pageOf, path } from '../preset.ts';
import { firstValueAt, type Row, valuesAt } from '../values.ts';

type Variant = { price: string; minor: number; compareAt: string | undefined; stock: Stock };
type Stock = 'IN_STOCK' | 'BACKORDER' | 'OUT_OF_STOCK';
type Product = {
  line: number;
  handle: string;
  row: Row;
  variants: Variant[];
  pictures: Set<string>;
  /** Values of the product's options, such as its sizes, by the option's name. */
  options: Map<string, Set<string>>;
};

/** Shopify's own limit of a product's variants. */
const MAX_VARIANTS = 2_048;
const MAX_PICTURES = 100;
const MAX_VALUES = 100;
const STOCKS: readonly Stock[] = ['IN_STOCK', 'BACKORDER', 'OUT_OF_STOCK'];

/** Shopify's product CSV with its old and new headers: a line per variant and picture becomes a product. */
export const shopify: Preset = {
  signs: [
    ['handle', 'title', 'variant_price'],
    ['url_handle', 'title', 'price'],
  ],
  mapping: {
    itemId: from('handle', 'url_handle'),
    title: from('title'),
    price: from('lowest_price', 'variant_price', 'price'),
    maxPrice: from('highest_price'),
    originalPrice: from('price_before', 'variant_compare_at_price', 'compare-at_price'),
    pictures: from('pictures', 'image_src', 'product_image_url', 'variant_image', 'variant_image_url'),
    description: from('body_(html)', 'description'),
    brand: from('vendor'),
    categories: path('product_category', 'type'),
    availability: from('stock', 'variant_inventory_qty', 'inventory_quantity'),
    gtin: from('variant_barcode', 'barcode'),
    sku: from('variant_sku', 'sku'),
    attributes: from('options'),
  },
  needsShopUrl: true,
  join: joinProducts,
  complete: (item, _row, { shopUrl }) => ({
    ...item,
    url: shopUrl && item.itemId && pageOf(shopUrl, `products/${encodeURIComponent(String(item.itemId))}`),
  }),
};

async function* joinProducts(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let product: Product | undefined;
  for await (const source of rows) {
    if ('problem' in source) yield source;
    else {
      const row = source.row as Row;
      const handle = firstValueAt(row, 'handle', 'url_handle') ?? product?.handle ?? '';
      if (product?.handle !== handle) {
        if (product && isOffered(product.row)) yield joined(product);
        product = { line: source.line, handle, row, variants: [], pictures: new Set(), options: new Map() };
      }
      addLine(product, row);
      addOptions(product, row);
    }
  }
  if (product && isOffered(product.row)) yield joined(product);
}

function addLine({ variants, pictures }: Product, row: Row): void {
  for (const column of ['image_src', 'product_image_url', 'variant_image', 'variant_image_url'])
    for (const picture of valuesAt(row, column)) if (pictures.size < MAX_PICTURES) pictures.add(picture);
  const price = firstValueAt(row, 'variant_price', 'price');
  const minor = parsePrice(price ?? '')?.price;
  if (price === undefined || !minor || variants.length === MAX_VARIANTS) return;
  const compareAt = firstValueAt(row, 'variant_compare_at_price', 'compare-at_price');
  variants.push({ price, minor, compareAt, stock: stockOf(row) });
}

/** Adds the values of a variant's options; their names are in the product's first line alone. */
function addOptions({ row: first, options }: Product, row: Row): void {
  for (const number of [1, 2, 3]) {
    const name = firstValueAt(first, `option${number}_name`);
    const value = firstValueAt(row, `option${number}_value`);
    // The only variant of a product without options.
    if (name === undefined || value === undefined || name === 'Title') continue;
    const values = options.get(name) ?? new Set();
    if (values.size < MAX_VALUES) options.set(name, values.add(value));
  }
}

/** Stock of a variant: one that isn't counted is always there. */
function stockOf(row: Row): Stock {
  const quantity = firstValueAt(row, 'variant_inventory_qty', 'inventory_quantity');
  const tracked = ['variant_inventory_tracker', 'inventory_tracker'].filter((column) => column in row);
  if (
    quantity === undefined ||
    (tracked.length > 0 && !firstValueAt(row, ...tracked)) ||
    Number(quantity) > 0
  )
    return 'IN_STOCK';
  const policy = firstValueAt(row, 'variant_inventory_policy', 'continue_selling_when_out_of_stock') ?? '';
  return /^continue$/i.test(policy) || isYes(policy) ? 'BACKORDER' : 'OUT_OF_STOCK';
}

/** The product as one row: the range of prices is of the variants that can be bought. */
function joined({ line, row, variants, pictures, options }: Product): SourceRow {
  const stock = STOCKS.find((one) => variants.some((variant) => variant.stock === one)) ?? 'OUT_OF_STOCK';
  const [lowest, ...others] = variants
    .filter((variant) => variant.stock === stock)
    .toSorted((a, b) => a.minor - b.minor);
  const single = variants.length === 1;
  return {
    line,
    row: {
      ...row,
      lowest_price: lowest?.price,
      highest_price: others.at(-1)?.price,
      price_before: lowest?.compareAt,
      variant_compare_at_price: '',
      'compare-at_price': '',
      stock,
      pictures: [...pictures],
      options: [...options].map(([name, values]) => `${name}: ${[...values].join(', ')}`),
      ...(!single && { variant_barcode: '', barcode: '', variant_sku: '', sku: '' }),
    },
  };
}

/** Whether the shop shows a product: no draft, nothing archived or unpublished. */
function isOffered(row: Row): boolean {
  const published = firstValueAt(row, 'published', 'published_on_online_store');
  return (
    !/^(?:draft|archived|unlisted)$/i.test(firstValueAt(row, 'status') ?? '') &&
    !/^(?:false|0|no)$/i.test(published ?? '')
  );
}
