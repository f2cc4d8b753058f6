import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import screens from '../lists/list-screen.module.css';
import { MemberGate, type MemberScreenName } from './member-gate.tsx';
import styles from './member-screen.module.css';

type Props = {
  ctx: ViewContext;
  screen: MemberScreenName;
  tab?: string | undefined;
  messages: Messages;
};

/**
 * /profile, /security, /notifications and /deal-alerts/new: the page is the same for everyone, its data is requested in
 * the member's browser.
 */
export function MemberScreen({ ctx, screen, ...props }: Props) {
  return (
    <div className={`${screens.screen} ${styles.screen}`} data-testid={screen}>
      <h1>{ctx.t(`screen.${screen}`)}</h1>
      <MemberGate screen={screen} {...props} />
    </div>
  );
}
