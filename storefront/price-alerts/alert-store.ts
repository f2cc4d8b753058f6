import type { PriceAlert } from '#schemas/entities/price-alert.ts';
import { createStore } from '#ui/store.ts';

/** Goods whose price may be watched. Prices in units of the currency. */
export type Watched = {
  goodsId: string;
  name: string;
  currency: string;
  /** Price now; undefined if it isn't known, as while the goods are sold out. */
  price: number | undefined;
  lowest: number | undefined;
};

/** The member's alert of the goods of this page; undefined without one and until it is known. */
export const pageAlert = createStore<PriceAlert | undefined>(undefined);
