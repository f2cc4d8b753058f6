import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { commonSearch } from '#schemas/api/search.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { LazyImage } from '#ui/lazy-image.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { dealPrice } from '../cards/deal-price.ts';
import styles from './alert-preview.module.css';

/** Pause after typing before deals are requested, in ms. */
const QUIET_MS = 400;
const MAX_DEALS = 3;
/** Number of requested deals, of which some may be too dear. */
const REQUESTED = 20;

type Props = {
  /** Criteria as they are being entered; tags are left out, which the search doesn't know. */
  keyword: string;
  brandId: string;
  categoryIds: readonly string[];
  maxPrice: number | undefined;
};

/** Deals of now that an alert would tell of, so that its criteria can be judged; nothing without any. */
export function AlertPreview(props: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const text = useSettled(JSON.stringify(props), QUIET_MS);
  const { keyword, brandId, categoryIds, maxPrice = Number.POSITIVE_INFINITY } = JSON.parse(text) as Props;
  const isEmpty = keyword.trim() === '' && brandId === '' && categoryIds.length === 0;
  const body = {
    keyword: keyword.trim(),
    dataTypes: ['CONTENT' as const],
    contentTypeCodes: ['DEAL' as const],
    brandIds: brandId === '' ? [] : [brandId],
    classificationIds: [...categoryIds],
    pageRequest: { size: REQUESTED },
  };
  const { data } = useEndpoint(commonSearch, isEmpty ? null : { body }, { silent: true });
  // Until other deals have come the last ones stay, so that nothing below moves.
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  if (isEmpty || !shown) return null;
  const isExact = shown.match !== 'similar';
  const deals = shown.content
    .flatMap(({ deal }) => (deal && isExact ? resolveDeal(deal) : []))
    .filter((deal) => !deal.expired && (deal.currentPrice ?? 0) <= maxPrice)
    .slice(0, MAX_DEALS);
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
