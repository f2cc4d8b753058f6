import type { ViewContext } from '#runtime/context.ts';
import { MAX_COMPARED } from '#schemas/compared.ts';

type Context = Pick<ViewContext, 't'>;

/** Texts of a button that chooses goods; of the shop's own catalogue, which appended pages of a list have. */
export const toggleLabels = ({ t }: Context) => ({
  toggle: t('compare.toggle'),
  full: t('compare.full', { max: MAX_COMPARED }),
});

/** Texts of the bar with the chosen goods; their number is filled in by the browser. */
export const barLabels = ({ t }: Context) => ({
  ...toggleLabels({ t }),
  open: t('compare.bar', { amount: '{count}' }),
  clear: t('compare.clear'),
  cleared: t('compare.cleared'),
});
