import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Keyword } from '#schemas/entities/keyword.ts';
import screen from '../lists/list-screen.module.css';
import styles from '../profile/member-screen.module.css';
import { DealAlerts } from './deal-alerts.tsx';

type Props = {
  ctx: ViewContext;
  /** Tags; undefined if they couldn't be loaded. */
  tags: readonly Keyword[] | undefined;
  messages: Messages;
};

/** /deal-alerts: the tags are the same for everyone, the alerts are requested in the member's browser. */
export function DealAlertsScreen({ ctx, ...props }: Props) {
  return (
    <div className={`${screen.screen} ${styles.screen}`} data-testid="deal-alerts">
      <h1>{ctx.t('screen.dealAlerts')}</h1>
      <DealAlerts {...props} />
    </div>
  );
}
