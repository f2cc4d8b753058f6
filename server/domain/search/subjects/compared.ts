import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../../platform/call.ts';
import {
  type Sku,
  type Statistics,
  skusOf,
  statisticsOf,
} from '../../catalogue/goods-histories/operations.ts';
import { type Detail, detailOf } from './operations.ts';

export type Compared = { key: string; detail: Detail; statistics: Statistics; skus: Sku[] };

/** Goods by ids or codes, in their order, with their prices and offers; without those that are gone. */
export async function comparedOf(call: Call, keys: readonly string[]): Promise<Compared[]> {
  const found = await Promise.all(keys.map((key) => comparedBy(call, key)));
  return found.filter((one) => one !== undefined);
}

async function comparedBy(call: Call, key: string): Promise<Compared | undefined> {
  try {
    const detail = await detailOf(call, { type: 'GOODS', code: key });
    if (detail.type !== 'GOODS') return undefined;
    const { id } = detail.goods;
    const [statistics, skus] = await Promise.all([statisticsOf(call, id, {}), skusOf(call, id)]);
    return { key, detail, statistics, skus };
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'GONE')) return undefined;
    throw error;
  }
}
