import type { FeedFormat } from '#schemas/feeds/format.ts';

import type { FileKind } from '../readers/source.ts';
import type { Preset } from './preset.ts';
import { googleMerchant, involveAsia } from './presets/google.ts';
import { lazada, lazadaAffiliate } from './presets/lazada.ts';
import { accesstrade, awin } from './presets/networks.ts';
import { csv, jsonl } from './presets/own.ts';
import { rss } from './presets/rss.ts';
import { shopeeAffiliate } from './presets/shopee.ts';
import { shopify } from './presets/shopify.ts';
import { woocommerce } from './presets/woocommerce.ts';
import { columnsOf, type Row } from './values.ts';

/** Presets of all formats but `generic`, those with the more telling columns first. */
export const PRESETS: Record<Exclude<FeedFormat, 'generic'>, Preset> = {
  lazada,
  jsonl,
  csv,
  'shopee-affiliate': shopeeAffiliate,
  'lazada-affiliate': lazadaAffiliate,
  awin,
  accesstrade,
  shopify,
  woocommerce,
  'involve-asia': involveAsia,
  'google-merchant': googleMerchant,
  rss,
};

/** Format of a file by the columns of its first rows; `generic` when none fits. */
export function recognise(kind: FileKind, sample: readonly unknown[]): FeedFormat {
  const columns = new Set(columnsOf(sample));
  const rows = sample.filter((row): row is Row => typeof row === 'object' && row !== null);
  const found = (Object.entries(PRESETS) as [FeedFormat, Preset][]).find(
    ([format, { signs, fits }]) =>
      (format !== 'rss' || kind === 'xml') &&
      signs.some((sign) => sign.every((column) => columns.has(column))) &&
      (!fits || rows.some(fits)),
  );
  return found?.[0] ?? 'generic';
}
