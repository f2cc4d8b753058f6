import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { ComparedGoods } from '#schemas/entities/compared-goods.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CardImage } from '../cards/image.tsx';
import { localHref, paths } from '../links/paths.ts';
import { goodsOf, isSold, type Row } from './compare-rows.tsx';
import styles from './compare-table.module.css';
import { Letter } from './letter.tsx';
import { RemoveLink } from './remove-link.tsx';

type Props = {
  ctx: ViewContext;
  all: readonly ComparedGoods[];
  rows: readonly Row[];
  /** True where only rows whose values differ are shown. */
  isShort: boolean;
};

/** Goods in columns, their facts in rows; names stay in sight while it scrolls, also by keys. */
export function CompareTable({ ctx, all, rows, isShort }: Props) {
  const { t } = ctx;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keys
    <section className={styles.scroller} aria-label={t('compare.table')} tabIndex={0}>
      <table className={styles.table} style={{ '--goods': all.length }} data-testid="compare-table">
        <caption>
          <VisuallyHidden>{t('compare.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {all.map((one, index) => (
              <Head key={one.key} ctx={ctx} all={all} index={index} isShort={isShort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, cells, differs, best }) => (
            <tr key={name} data-testid="compare-row" data-id={name} data-differs={differs}>
              <th scope="row">
                {label}
                {differs && !isShort && <span className={styles.differs}>{t('compare.differs')}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={all[index]?.key}>
                  {cell ? (
                    (cell.shown ?? cell.text)
                  ) : (
                    <span className={styles.past}>{t('compare.unknown')}</span>
                  )}
                  {best?.index === index && (
                    <span className={styles.best}>
                      <Icon name="check" size={14} />
                      {best.text}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Head of a column: picture, name and price of the goods, and the link that removes them. */
function Head({ ctx, all, index, isShort }: Omit<Props, 'rows'> & { index: number }) {
  const one = all[index];
  if (!one) return null;
  const goods = goodsOf(one);
  const name = goods.goodsName ?? '';
  const others = all.filter((other) => other !== one).map((other) => goodsOf(other).id);
  return (
    <th
      scope="col"
      data-testid="compare-goods"
      data-id={goods.id}
      data-state={isSold(one) ? undefined : 'sold-out'}
    >
      <span className={styles.picture}>
        <CardImage sources={[goods.pictureUrls?.[0]]} width={IMAGE_PX.brand} fit="contain" eager />
      </span>
      <span className={styles.name}>
        <Letter index={index} />
        <a href={localHref(ctx, paths.product(goods.code ?? goods.id))}>{name}</a>
      </span>
      <RemoveLink
        id={goods.id}
        href={localHref(ctx, paths.compare(others.join(), isShort))}
        labels={{ remove: ctx.t('compare.remove', { name }), removed: ctx.t('compare.removed') }}
        className={styles.remove}
      />
    </th>
  );
}
