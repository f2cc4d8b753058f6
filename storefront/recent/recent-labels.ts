import type { ViewContext } from '#runtime/context.ts';

/** Texts of the strip of recently viewed things. */
export const recentLabels = ({ t }: Pick<ViewContext, 't'>) => ({
  title: t('recent.title'),
  clear: t('recent.clear'),
  cleared: t('recent.cleared'),
});
