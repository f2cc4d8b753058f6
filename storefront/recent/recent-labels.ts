import type { ViewContext } from '#runtime/context.ts';

/** The texts of the strip of what was viewed recently. */
export const recentLabels = ({ t }: Pick<ViewContext, 't'>) => ({
  title: t('recent.title'),
  clear: t('recent.clear'),
  cleared: t('recent.cleared'),
});
