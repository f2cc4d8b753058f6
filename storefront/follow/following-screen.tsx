import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import screen from '../lists/list-screen.module.css';
import { GuestOffer } from './guest-offer.tsx';
import { OwnFollows } from './own-follows.tsx';

/** /following: the page is the same for everyone, the list is requested in the member's browser. */
export function FollowingScreen({ ctx, messages }: { ctx: ViewContext; messages: Messages }) {
  return (
    <div className={screen.screen} data-testid="following">
      <h1>{ctx.t('screen.following')}</h1>
      <OwnFollows list="publishers" messages={messages} guest={<GuestOffer ctx={ctx} list="following" />} />
    </div>
  );
}
