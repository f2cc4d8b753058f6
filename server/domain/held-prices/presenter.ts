import type { HeldPrice } from '#schemas/api/invented/held-prices.ts';
import type { PresenterCall } from '../../platform/call.ts';
import { decimal, textIn } from '../../platform/wire.ts';
import type { HeldRow } from './operations.ts';

/** A held price, or one that was decided on, in its API format. */
export function presentHeldPrice({ goods, usual, decision }: HeldRow, call: PresenterCall): HeldPrice {
  const { id, code, name, pictures, currency, maxPrice } = goods;
  const price = decision?.price ?? goods.price;
  return {
    goodsId: id,
    code,
    name: textIn(call, name) ?? code,
    picture: pictures[0],
    currency,
    price: decimal(price),
    maxPrice: maxPrice === null || price !== goods.price ? undefined : decimal(maxPrice),
    usualPrice: usual === null ? undefined : decimal(usual),
    reason: (decision ? decision.reason : goods.held) ?? undefined,
    decision: decision && {
      id: decision.id,
      decision: decision.decision,
      at: decision.at.getTime(),
      by: decision.operatorName,
      takenBackAt: decision.takenBackAt?.getTime(),
    },
  };
}
