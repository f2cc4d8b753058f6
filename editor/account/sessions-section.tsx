'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { operatorSessions, revokeOperatorSession } from '#schemas/api/invented/operators.ts';
import buttons from '#ui/button.module.css';
import styles from './account.module.css';
import { deviceName } from './device-name.ts';
import { ErrorText, Loading, Problem } from './frames.tsx';
import { callProblem } from './problem-text.ts';
import { useLoaded } from './use-loaded.ts';

/** Sessions of the operator, each of which can be ended here. */
export function SessionsSection() {
  const view = useView();
  const { t } = view;
  const { data, error, reload } = useLoaded(operatorSessions, {});
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();

  const end = async (id: string) => {
    setProblem(undefined);
    try {
      await browserApi().call(revokeOperatorSession, { params: { id } });
      setSaid(t('security.ended'));
    } catch (failure) {
      setProblem(callProblem(t, failure));
    }
    await reload();
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('security.sessions')}</h2>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      {!data && (error ? <Problem error={error} onRetry={() => void reload()} /> : <Loading />)}
      <ul className={styles.list} data-testid="sessions">
        {data?.map((one) => {
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
