import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { type AlertInput, alertPreview } from '#schemas/api/invented/deal-alerts.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { LazyImage } from '#ui/lazy-image.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { dealPrice } from '../cards/deal-price.ts';
import styles from './alert-preview.module.css';

/** Pause after typing before deals are requested, in ms. */
const QUIET_MS = 400;

type Props = Required<Pick<AlertInput, 'keyword' | 'categoryIds' | 'tagIds'>> &
  Pick<AlertInput, 'brandId' | 'maxPrice'>;

/** Deals of now that an alert would tell of, so that its criteria can be judged; nothing without any. */
export function AlertPreview(props: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const text = useSettled(JSON.stringify(props), QUIET_MS);
  const body: Props = JSON.parse(text);
  const isEmpty =
    body.keyword.trim() === '' && !body.brandId && body.categoryIds.length + body.tagIds.length === 0;
  const { data } = useEndpoint(alertPreview, isEmpty ? null : { body }, { silent: true });
  // Until other deals have come the last ones stay, so that nothing below moves.
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  if (isEmpty || !shown) return null;
  const deals = shown.map(resolveDeal);
  return (
    <section className={styles.preview} aria-live="polite" data-testid="alert-preview">
      <p className={styles.title}>{t(deals.length > 0 ? 'alerts.preview' : 'alerts.previewNone')}</p>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.id} className={styles.deal}>
            <span className={styles.picture}>
              {deal.imageUrl && <LazyImage src={deal.imageUrl} alt="" ratio={1} />}
            </span>
            <span className={styles.name}>{deal.title}</span>
            <b className={styles.price}>{dealPrice(deal, ctx).now}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
