import type { ReactNode } from 'react';
import type { Price } from '#locales/format/minor.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import type { RelationSku } from '#schemas/entities/subject.ts';
import type { RecentThing } from '../recent/recent-things.ts';
import type { Share } from '../sharing/share.tsx';
import type { LabelReason } from './label-reason.tsx';
import type { PriceHistory } from './price-block.tsx';
import type { Related } from './related-lists.tsx';

/** Data and parts around a deal or a product. */
export type SaleParts = {
  histories: readonly PriceHistory[];
  skus: readonly RelationSku[];
  /** Variants of the goods, with itself; none without others. */
  variants: readonly Goods[];
  /** Coupons of the shop. */
  coupons: readonly Coupon[];
  related: Related;
  /** Favourite button beside Buy. */
  actions?: ReactNode;
  comments?: ReactNode;
  /** First comments, of which some are quoted. */
  replies?: readonly Reply[];
};

/** Differences between a deal and a product. */
export type OwnParts = {
  testId: string;
  id: string;
  name: string;
  href: string;
  pictures: readonly (string | undefined)[];
  labels: Pick<Parameters<typeof LabelReason>[0], 'policy' | 'labels'>;
  currency: string | undefined;
  /** Price as text, and the one price where it isn't a range. */
  now: string;
  price: Price;
  /** The shop's list price as text, '' without one. */
  listPrice: string;
  /** Price from which an alert counts; undefined while it isn't known. */
  alertPrice: number | undefined;
  /** Way to the shop. */
  buy: { href: string | undefined; platform: string | undefined; isOver?: boolean | undefined };
  summary?: string | undefined;
  share: Parameters<typeof Share>[0]['subject'];
  recent: RecentThing;
  /** Notice above the title, unless it is sold out. */
  notice?: ReactNode;
  /** Further ways on below the price alert. */
  ways?: ReactNode;
  /** Time at which the price ends. */
  ends?: ReactNode;
};
