import * as z from 'zod/mini';
import { DEAL_LABEL_CODES } from '../enums/label.ts';
import { PLATFORM_ALIASES, PLATFORMS } from '../enums/platform.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { pictureSchema } from './picture.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const offer = {
  platform: maybe(tolerantEnum(PLATFORMS, PLATFORM_ALIASES)),
  goodsLink: maybe(z.string()),
  goodsTraceLink: maybe(z.string()),
  originalPrice: maybe(decimalSchema),
  currentPrice: maybe(decimalSchema),
  /** Highest price of a range whose lowest is `currentPrice`. */
  maxPrice: maybe(decimalSchema),
  summary: maybe(z.string()),
  expired: maybe(z.boolean()),
};

/** Discounted offer on a platform. Cards show `resolveDeal(deal)`, not its raw fields. */
export const dealSchema = entity('Deal', {
  ...offer,
  id: idSchema,
  code: maybe(idSchema),
  invalid: maybe(z.boolean()),
  /** Whether the price is probably wrong: nothing is said of it, and it is compared with no other. */
  priceHeld: maybe(z.boolean()),
  mainPic: maybe(pictureSchema),
  title: maybe(z.string()),
  currency: maybe(z.string()),
  labels: maybe(tolerantArray(loose({ code: tolerantEnum(DEAL_LABEL_CODES) }))),
  updateTime: maybe(instantSchema),
  /** Price drop; `priceDeductRate` is a fraction. */
  priceDeduct: maybe(loose({ priceReduction: maybe(decimalSchema), priceDeductRate: maybe(decimalSchema) })),
  /**
   * Newer figures, which override the deal's own. Our own server stores one version of a deal and repeats it here; the
   * API of a tenant's own may have others.
   */
  dynamicData: maybe(
    loose({ ...offer, currentPriceUnit: maybe(z.string()), coverImage: maybe(pictureSchema) }),
  ),
});
export type Deal = z.infer<typeof dealSchema>;
