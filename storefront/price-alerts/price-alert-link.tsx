import { type ReactNode, useState } from 'react';
import { missingCode } from '#client/failures.ts';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { later } from '#ui/later.tsx';
import { comparedDealPrice } from '../cards/deal-price.ts';
import { comparedPrice } from '../cards/goods-price.ts';
import { localHref, paths } from '../links/paths.ts';
import { pageAlert, type Watched } from './alert-store.ts';
import styles from './price-alert-link.module.css';
import { targetChoices } from './target-choices.ts';

const PriceAlertSheet = later(() =>
  import('./price-alert-sheet.tsx').then((module) => module.PriceAlertSheet),
);

/** Button below a card: names a price below the one now, and opens the sheet in which it is watched. */
export function PriceAlertLink({ goods }: { goods: Goods }): ReactNode {
  const view = useView();
  const { t } = view;
  const [isOpen, setOpen] = useState(false);
  const { currencyCode = view.tenant.currency } = goods.priceRange ?? {};
  const isSold = isBuyable(availabilityOf(goods));
  const item: Watched = {
    goodsId: goods.id,
    name: goods.goodsName ?? '',
    currency: currencyCode,
    price: isSold ? comparedPrice(goods) : undefined,
    lowest: undefined,
  };
  const target = targetChoices(item)[0]?.target;
  if (goods.invalid || (isSold && target === undefined)) return null;
  const close = () => {
    setOpen(false);
    pageAlert.set(undefined);
  };
  const missed = missingCode(close);
  const open = async () => {
    try {
      const { loadPageAlert } = await import('./alert-calls.ts');
      await loadPageAlert(goods.id);
      setOpen(true);
    } catch {
      missed();
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${buttons.secondary} ${styles.link}`}
        aria-haspopup="dialog"
        data-testid="price-alert-link"
        onClick={() => void open()}
      >
        <Icon name="drop" size={16} />
        {target === undefined
          ? t('favorites.tellBack')
          : t('favorites.tellAt', { price: formatPrice(target, currencyCode, view) })}
      </button>
      {isOpen && <PriceAlertSheet item={item} onClose={close} onMissing={missed} />}
    </>
  );
}

/** The same for a deal, whose page has the sheet of its goods; nothing for one that is over. */
export function DealAlertLink({ deal }: { deal: Deal }): ReactNode {
  const view = useView();
  const resolved = resolveDeal(deal);
  const { code, currency = view.tenant.currency, expired } = resolved;
  const target = targetChoices({ price: comparedDealPrice(resolved), lowest: undefined })[0]?.target;
  if (expired || target === undefined) return null;
  return (
    <a
      className={`${buttons.secondary} ${styles.link}`}
      href={`${localHref(view, paths.deal(code))}#price-alert`}
      data-testid="price-alert-link"
    >
      <Icon name="drop" size={16} />
      {view.t('favorites.tellAt', { price: formatPrice(target, currency, view) })}
    </a>
  );
}
