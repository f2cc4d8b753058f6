import type { ReactNode } from 'react';
import { currencySymbol } from '#locales/format/currency.ts';
import { discountPercent } from '#locales/format/discount.ts';
import { formatAmount, formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Watched } from './alert-store.ts';
import styles from './price-alert-sheet.module.css';
import { readAmount, targetChoices } from './target-choices.ts';

type Props = {
  item: Watched;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** Choice of a target: offered prices, and a field for any other. */
export function TargetField({ item, text, error, onChange }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const { price, currency } = item;
  const target = readAmount(text, view);
  const now = formatPrice(price, currency, view);
  const percent =
    price !== undefined && target !== undefined && target < price && discountPercent(price, target);
  return (
    <>
      <div className={styles.choices} data-testid="price-alert-choices">
        {targetChoices(item).map((choice) => (
          <button
            key={choice.kind}
            type="button"
            className={styles.choice}
            aria-pressed={choice.target === target}
            onClick={() => onChange(formatAmount(choice.target, view))}
          >
            {choice.kind === 'lowest'
              ? t('priceAlert.lowest')
              : t('priceAlert.lower', { percent: choice.kind })}
            <b>{formatPrice(choice.target, currency, view)}</b>
          </button>
        ))}
      </div>
      <TextField
        label={t('priceAlert.own')}
        value={text}
        onChange={onChange}
        inputMode="decimal"
        maxLength={14}
        start={<span className={styles.symbol}>{currencySymbol(currency)}</span>}
        labels={{ clear: t('action.clear'), show: '', hide: '' }}
        hint={
          percent ? t('priceAlert.less', { percent, price: now }) : now && t('priceAlert.now', { price: now })
        }
        error={error}
        data-testid="price-alert-target"
      />
    </>
  );
}
