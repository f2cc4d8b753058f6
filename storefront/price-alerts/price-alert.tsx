import type { ViewContext } from '#runtime/context.ts';
import type { Watched } from './alert-store.ts';
import { PriceAlertButton } from './price-alert-button.tsx';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  /** Goods to watch; nothing is shown without a currency. */
  item: Omit<Watched, 'currency'> & { currency: string | undefined };
  isSoldOut: boolean;
};

/** Button that sets a price alert; the price in its texts is filled in by the browser. */
export function PriceAlert({ ctx: { t }, item: { currency, ...item }, isSoldOut }: Props) {
  if (currency === undefined) return null;
  const price = '{price}';
  return (
    <PriceAlertButton
      item={{ ...item, currency }}
      labels={{
        set: t(isSoldOut ? 'priceAlert.setSoldOut' : 'priceAlert.set'),
        waiting: t('priceAlert.waiting', { price }),
        sent: t('priceAlert.sent', { price }),
      }}
    />
  );
}
