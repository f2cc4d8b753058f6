import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { localHref, screenPath } from '../links/paths.ts';

/** Invitation for a guest on a page of followed publishers: the link to sign in. */
export function FollowInvitation({ ctx }: { ctx: ViewContext }) {
  const signIn = (
    <a className={buttons.primary} href={localHref(ctx, screenPath('/profile'))}>
      {ctx.t('follow.signIn')}
    </a>
  );
  return (
    <div data-testid="follow-invitation">
      <NoData message={ctx.t('follow.invitation')} action={signIn} />
    </div>
  );
}
