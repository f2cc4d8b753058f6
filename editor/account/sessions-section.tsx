'use client';

import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { operatorSessions, revokeOperatorSession } from '#schemas/api/invented/operators.ts';
import buttons from '#ui/button.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import styles from './account.module.css';
import { deviceName } from './device-name.ts';

/** Sessions of the operator, each of which can be ended here. */
export function SessionsSection() {
  const view = useView();
  const { t } = view;
  const sessions = useEndpoint(operatorSessions, {});
  const { said, problem, run } = useAction(sessions.mutate);
  const end = (id: string) =>
    run(() => browserApi().call(revokeOperatorSession, { params: { id } }), t('security.ended'));

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('security.sessions')}</h2>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={sessions} />
      <ul className={styles.list} data-testid="sessions">
        {sessions.data?.map((one) => {
          const device = deviceName(one.userAgent) ?? t('security.unknownDevice');
          return (
            <li key={one.id} className={styles.item} data-state={one.current ? 'current' : undefined}>
              <span>
                <strong>{device}</strong>
                {one.current && ` (${t('security.here')})`}
                <span className={styles.hint}>
                  {t('security.session', {
                    time: formatDateTime(one.createdAt, view),
                    address: one.address ?? t('security.unknownAddress'),
                  })}
                </span>
              </span>
              {!one.current && (
                <button
                  type="button"
                  className={buttons.secondary}
                  aria-label={t('security.endOf', { device })}
                  onClick={() => void end(one.id)}
                >
                  {t('security.end')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
