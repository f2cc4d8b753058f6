'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { cancelInvitation, team } from '#schemas/api/invented/operators.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { ErrorText, Loading, Problem } from './frames.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useOperator } from './operator.tsx';
import { callProblem } from './problem-text.ts';
import { useLoaded } from './use-loaded.ts';

/** Operators of the tenant; owners manage them. */
export function TeamScreen() {
  const { t } = useView();
  const me = useOperator();
  const { data, error, reload } = useLoaded(team, {});
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();

  /** Applies a change, then reloads the team; operators who changed their own role may lose this screen's forms. */
  const change = async (work: () => Promise<unknown>, done: string) => {
    setProblem(undefined);
    try {
      await work();
      setSaid(done);
    } catch (failure) {
      setProblem(callProblem(t, failure));
    }
    await Promise.all([reload(), me.reload()]);
  };

  return (
    <AccountFrame path="/editor/team" title={t('team.title')}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      {!data && (error ? <Problem error={error} onRetry={() => void reload()} /> : <Loading />)}
      {data && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('team.members')}</h2>
          {me.role !== 'owner' && <p className={styles.hint}>{t('team.ownersOnly')}</p>}
          <MemberTable members={data.members} onChange={change} />
        </section>
      )}
      {me.role === 'owner' && <InviteForm onInvited={reload} />}
      {data && data.invitations.length > 0 && (
        <OpenInvitations
          invitations={data.invitations}
          onTakeBack={({ id, email }) =>
            void change(
              () => browserApi().call(cancelInvitation, { params: { id } }),
              t('team.takenBack', { email }),
            )
          }
        />
      )}
    </AccountFrame>
  );
}
