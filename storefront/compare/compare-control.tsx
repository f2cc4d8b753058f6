import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { CompareButton } from './compare-button.tsx';
import { barLabels, toggleLabels } from './compare-labels.ts';

/** Button that adds the goods of a page to those that are compared, and the bar that leads to them. */
export function CompareControl({ ctx, goods }: { ctx: ViewContext; goods: Pick<Goods, 'id'> }) {
  const labels = { ...toggleLabels(ctx), chosen: ctx.t('compare.chosen') };
  return <CompareButton id={goods.id} labels={labels} bar={barLabels(ctx)} />;
}
