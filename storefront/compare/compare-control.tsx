import type { ViewContext } from '#runtime/context.ts';
import { MAX_COMPARED } from '#schemas/compared.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { CompareButton } from './compare-button.tsx';

/** Texts of the bar with the chosen goods; their number is filled in by the browser. */
export const barLabels = ({ t }: Pick<ViewContext, 't'>) => ({
  open: t('compare.bar', { amount: '{count}' }),
  clear: t('compare.clear'),
  cleared: t('compare.cleared'),
});

/** Button that adds the goods of a page to those that are compared, and the bar that leads to them. */
export function CompareControl({ ctx, goods }: { ctx: ViewContext; goods: Pick<Goods, 'id'> }) {
  const { t } = ctx;
  const labels = {
    toggle: t('compare.toggle'),
    chosen: t('compare.chosen'),
    full: t('compare.full', { max: MAX_COMPARED }),
  };
  return <CompareButton id={goods.id} labels={labels} bar={barLabels(ctx)} />;
}
