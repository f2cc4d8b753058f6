import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import screens from '../lists/list-screen.module.css';
import { GuestHub } from '../profile/guest-hub.tsx';
import styles from '../profile/member-screen.module.css';
import { MemberGate, type MemberScreenName } from './member-gate.tsx';

type Props = {
  ctx: ViewContext;
  screen: MemberScreenName;
  tab?: string | undefined;
  messages: Messages;
};

/**
 * /profile, /security, /notifications and /deal-alerts/new: the page is the same for everyone, its data is requested in
 * the member's browser. A guest finds a hub under /profile.
 */
export function MemberScreen({ ctx, screen, ...props }: Props) {
  return (
    <div className={`${screens.screen} ${styles.screen}`} data-screen={screen} data-testid={screen}>
      <h1>{ctx.t(`screen.${screen}`)}</h1>
      <MemberGate screen={screen} guest={screen === 'profile' && <GuestHub ctx={ctx} />} {...props} />
    </div>
  );
}
