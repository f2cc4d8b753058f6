import type { ReactNode } from 'react';
import type { ViewContext } from './context.ts';

/**
 * Fallback of a failed module. The front recognises it by `data-fallback`, which must come first, and `base.css` draws it:
 * its code is in every page.
 */
export function ModuleFallback({ id, ctx }: { id: string; ctx: Pick<ViewContext, 't'> }): ReactNode {
  return (
    <div data-fallback={id} data-testid="module-failed">
      <p>{ctx.t('errors.module')}</p>
      <a href="?">{ctx.t('action.retry')}</a>
    </div>
  );
}
