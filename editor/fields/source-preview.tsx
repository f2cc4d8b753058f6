import { type ReactNode, useContext } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EditorPick } from '#schemas/entities/editor-pick.ts';
import type { SourceItem, SourceItems } from '#schemas/entities/source-item.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import type { Source, SourceKind } from '#schemas/source.ts';
import { PreviewMoment } from './contexts.ts';
import styles from './fields.module.css';
import { PickCard } from './pick-card.tsx';
import { useSource } from './use-source.ts';

/** Number of cards. */
const FIRST = 4;

/** How many things a source finds at the previewed moment, the first of them, and when they expire. */
export function SourcePreview({ kind, source }: { kind: SourceKind; source: Source }): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const at = useContext(PreviewMoment);
  const { found, hasFailed } = useSource(kind, source, at);
  const { found: present } = useSource(kind, source, undefined);
  const timeOf = (moment: number) => formatDateTime(moment, ctx);
  if (hasFailed) return <p className={styles.warning}>{t('source.failed')}</p>;
  const { items = [] } = found ?? {};
  const ends = items.flatMap(({ endsAt }) => endsAt ?? []);
  const isEmpty = found !== undefined && items.length === 0;
  const gone = (present?.items ?? []).filter(({ endsAt }) => endsAt && at !== undefined && endsAt <= at);
  const lacking = (present?.items.length ?? 0) - items.length;
  const willAllEnd = items.length > 0 && ends.length === items.length;
  return (
    <div className={styles.field} data-testid="source-preview">
      <p className={styles.foot} role="status">
        {found && !isEmpty && countText(source, found)}
      </p>
      {isEmpty && (
        <p className={styles.warning} role="alert">
          {at === undefined ? t('source.nothing') : t('source.nothingAt', { time: timeOf(at) })}
        </p>
      )}
      {at !== undefined && found && gone.length > 0 && lacking > 0 && (
        <p className={styles.warning} data-testid="source-ended">
          {t('check.ITEMS_END', {
            ended: lacking,
            total: present?.items.length ?? 0,
            time: timeOf(at),
            target: gone
              .slice(0, FIRST)
              .map((item) => pickOf(item, t).title)
              .join(', '),
          })}
        </p>
      )}
      {ends.length > 0 && (
        <p className={styles.foot}>{t('source.expires', { time: timeOf(Math.min(...ends)) })}</p>
      )}
      {willAllEnd && (
        <p className={styles.warning}>{t('source.allExpire', { time: timeOf(Math.max(...ends)) })}</p>
      )}
      {items.length > 0 && (
        <ul className={styles.found} aria-label={t('source.first')}>
          {items.slice(0, FIRST).map((item) => (
            <li key={`${item.type} ${item.code}`}>
              <PickCard kind={item.type} code={item.code} pick={pickOf(item, t)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function countText(given: Source, { total = 0, more }: SourceItems): string {
    const shown = items.length;
    if ('pick' in given) return t('source.picked', { shown, total: given.pick.length });
    return t(more ? 'source.matchesMore' : 'source.matches', { shown, total });
  }
}

/** Thing of a source as a card of the picker. */
function pickOf({ type, code, ...item }: SourceItem, t: Text): EditorPick {
  const { deal, goods, article, topic, brand, board, category } = item;
  const offer = deal && resolveDeal(deal);
  const title =
    offer?.title ??
    goods?.goodsName ??
    article?.content?.title ??
    topic?.title ??
    brand?.name ??
    board?.name ??
    category?.classificationName;
  return {
    kind: type,
    code,
    title: title || t('fields.pick.untitled'),
    untitled: !title || undefined,
    picture:
      deal?.mainPic?.url ??
      goods?.pictureUrls?.[0] ??
      article?.content?.coverImage?.url ??
      topic?.coverImage?.url ??
      brand?.logo ??
      category?.classificationImage,
    price: deal?.currentPrice ?? goods?.priceRange?.minSalePrice,
    currency: deal?.currency ?? goods?.priceRange?.currencyCode,
    platform: offer?.platform ?? goods?.platformName,
    state: 'ok',
  };
}
