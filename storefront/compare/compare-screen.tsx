import type { ViewContext } from '#runtime/context.ts';
import { MAX_COMPARED } from '#schemas/compared.ts';
import type { ComparedGoods } from '#schemas/entities/compared-goods.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { NoData } from '#ui/no-data.tsx';
import { localHref, paths, screenPath } from '../links/paths.ts';
import { recentLabels } from '../recent/recent-labels.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { CompareChart } from './compare-chart.tsx';
import { compareRows, goodsOf } from './compare-rows.tsx';
import styles from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';
import { KeepChoice, OwnChoice } from './own-choice.tsx';

type Props = {
  ctx: ViewContext;
  all: readonly ComparedGoods[];
  /** Number of requested goods that are gone. */
  gone: number;
  /** True to show only rows whose values differ. */
  isShort: boolean;
};

/** /compare: up to four goods side by side, and how to add one while there is room. */
export function CompareScreen({ ctx, all, gone, isShort }: Props) {
  const { t } = ctx;
  const ids = all.map((one) => goodsOf(one).id);
  const category = all[0]?.detail.classifications?.at(-1);
  const list = localHref(ctx, category ? paths.productCategory(category) : screenPath('/products'));
  const rows = compareRows(ctx, all);
  const shown = isShort ? rows.filter(({ differs }) => differs !== false) : rows;
  const hidden = rows.length - shown.length;
  return (
    <div className={styles.screen} data-testid="compare">
      <div className={styles.heading}>
        <h1>{t('screen.compare')}</h1>
        {all.length > 0 && <p className={styles.count}>{`${all.length} / ${MAX_COMPARED}`}</p>}
        <p className={styles.actions}>
          {all.length > 1 && (
            <a
              className={buttons.secondary}
              href={localHref(ctx, paths.compare(ids.join(), !isShort))}
              data-testid="compare-short"
            >
              {t(isShort ? 'compare.allRows' : 'compare.onlyDifferences')}
            </a>
          )}
          {all.length > 0 && all.length < MAX_COMPARED && (
            <a className={buttons.secondary} href={list} data-testid="compare-add">
              <Icon name="plus" size={16} />
              {t('compare.add')}
            </a>
          )}
        </p>
      </div>
      {gone > 0 && (
        <p className={styles.notice} data-testid="compare-gone">
          <Icon name="info" />
          {t('compare.gone', { count: gone })}
        </p>
      )}
      {all.length === 1 && (
        <p className={styles.notice} data-testid="compare-few">
          <Icon name="info" />
          {t('compare.few')}
        </p>
      )}
      {all.length === 0 ? (
        <NoData
          message={t('compare.empty')}
          action={
            <>
              <OwnChoice label={t('compare.stored', { amount: '{count}' })} />
              <a className={buttons.secondary} href={list}>
                {t('compare.browse')}
              </a>
            </>
          }
        />
      ) : (
        <>
          <CompareTable ctx={ctx} all={all} rows={shown} isShort={isShort} />
          {hidden > 0 && <p className={styles.count}>{t('compare.hidden', { count: hidden })}</p>}
          <CompareChart ctx={ctx} all={all} />
        </>
      )}
      <KeepChoice ids={ids} />
      <RecentlyViewed labels={recentLabels(ctx)} />
    </div>
  );
}
