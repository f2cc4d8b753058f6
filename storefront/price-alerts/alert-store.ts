import type { PriceAlert } from '#schemas/entities/price-alert.ts';
import { createStore } from '#ui/store.ts';

/** Input of an alert that is set: the target in units of the currency. */
export type PriceWish = { goodsId: string; target: number; byMail: boolean; quiet: boolean };

/** The member's alert of the goods of this page; undefined without one and until it is known. */
export const pageAlert = createStore<PriceAlert | undefined>(undefined);
