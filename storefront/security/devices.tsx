import type { ReactNode } from 'react';
import { failureText } from '#client/failures.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import { useView } from '#runtime/view-context.tsx';
import { type MemberSession, memberSessionList } from '#schemas/api/invented/member-sessions.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import { LoadState } from '../load-state/load-state.tsx';
import { deviceName } from '../passkeys/device-name.ts';
import styles from './security.module.css';
import { endSessionAt, endSessionsElsewhere } from './security-calls.ts';

/** Sessions of the member; every other device can be signed out. */
export function Devices(): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const request = useEndpoint(memberSessionList, {}, { silent: true });
  const sessions = request.data;

  const end = async (call: Promise<void>, stays: (session: MemberSession) => boolean, done: string) => {
    try {
      await call;
      await request.mutate((known) => known?.filter(stays), { revalidate: false });
      toast(done);
    } catch (error) {
      toast(failureText(error, t), { variant: 'error' });
    }
  };
  if (!sessions)
    return (
      <LoadState
        of={request}
        failed={t('safety.devicesFailed')}
        loading={t('login.loading')}
        className={styles.text}
      />
    );
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={styles.devices} data-testid="devices">
        {sessions.map((session) => (
          <li key={session.id} className={styles.device} data-testid="device" data-id={session.id}>
            <span>
              {deviceName(session, t)}
              <small>{timeText(session, ctx)}</small>
            </span>
            {session.isCurrent ? (
              <span className={styles.here}>{t('safety.thisDevice')}</span>
            ) : (
              <button
                type="button"
                className={buttons.secondary}
                aria-label={t('safety.endDeviceOf', { device: deviceName(session, t) })}
                onClick={() =>
                  end(endSessionAt(session.id), ({ id }) => id !== session.id, t('safety.deviceEnded'))
                }
              >
                {t('safety.endDevice')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => end(endSessionsElsewhere(), ({ isCurrent }) => isCurrent, t('safety.othersEnded'))}
          data-testid="end-others"
        >
          {t('safety.endOthers')}
        </button>
      )}
    </>
  );
}

function timeText({ lastUsedTime, createTime }: MemberSession, ctx: ViewContext): string {
  return lastUsedTime === undefined
    ? ctx.t('safety.signedInAt', { time: formatDateTime(createTime, ctx) })
    : ctx.t('safety.lastUsed', { time: formatDateTime(lastUsedTime, ctx) });
}
