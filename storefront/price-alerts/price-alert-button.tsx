'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { missingCode } from '#client/failures.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { later } from '#ui/later.tsx';
import { toast } from '#ui/toast.ts';
import { useIntent } from '../intents/use-intent.ts';
import { pageAlert, type Watched } from './alert-store.ts';
import styles from './price-alert-button.module.css';

type Props = { item: Watched; labels: Record<'set' | 'waiting' | 'sent', string> };

const PriceAlertSheet = later(() =>
  import('./price-alert-sheet.tsx').then((module) => module.PriceAlertSheet),
);

/** Button of a product's price alert: shows the member's, and opens the sheet where it is set. */
export function PriceAlertButton({ item, labels }: Props) {
  const view = useView();
  const isMember = useSignedIn();
  const alert = useSyncExternalStore(pageAlert.subscribe, pageAlert.get, () => undefined);
  const [isOpen, setOpen] = useState(false);
  const { goodsId } = item;
  useEffect(() => {
    if (isMember)
      void import('./alert-calls.ts')
        .then(({ loadPageAlert }) => loadPageAlert(goodsId))
        .catch(() => undefined);
    return () => pageAlert.set(undefined);
  }, [isMember, goodsId]);
  // A favourite's link leads here.
  useEffect(() => {
    if (location.hash === '#price-alert') setOpen(true);
  }, []);
  const close = () => setOpen(false);
  useIntent(
    'priceAlert',
    (wish) => wish.goodsId === goodsId,
    (wish) =>
      void import('./save-wish.ts')
        .then(({ saveWish }) => saveWish(wish, view))
        .catch(() => toast(view.t('errors.offline'), { variant: 'error' })),
  );
  const state = (['waiting', 'sent'] as const).find((one) => one === alert?.state) ?? 'set';
  const price = formatPrice(state === 'sent' ? alert?.sentPrice : alert?.target, item.currency, view);
  return (
    <>
      <button
        type="button"
        className={`${buttons.secondary} ${styles.button}`}
        aria-haspopup="dialog"
        data-testid="price-alert"
        data-state={state}
        onClick={() => setOpen(true)}
      >
        <Icon name="drop" size={18} />
        {labels[state].replace('{price}', price)}
      </button>
      {isOpen && <PriceAlertSheet item={item} onClose={close} onMissing={missingCode(close)} />}
    </>
  );
}
