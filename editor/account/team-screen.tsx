'use client';

import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { cancelInvitation, mailInvitationAgain, team } from '#schemas/api/invented/operators.ts';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { isSending, useRereading } from './invitation-mail.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useOperator } from './operator.tsx';

/** Operators of the tenant; owners manage them. */
export function TeamScreen() {
  const t = useText();
  const me = useOperator();
  const people = useEndpoint(team, {});
  const { data, mutate } = people;
  useRereading(
    data?.invitations.some(({ mail }) => isSending(mail)),
    mutate,
  );
  // Operators who changed their own role may lose this screen's forms.
  const { said, problem, run } = useAction(() => Promise.all([mutate(), me.reload()]));

  return (
    <AccountFrame path="/editor/team" title={t('team.title')}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={people} />
      {data && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('team.members')}</h2>
          {me.role !== 'owner' && <p className={styles.hint}>{t('team.ownersOnly')}</p>}
          <MemberTable members={data.members} onChange={run} />
        </section>
      )}
      {me.role === 'owner' && <InviteForm onInvited={mutate} />}
      {data && data.invitations.length > 0 && (
        <OpenInvitations
          invitations={data.invitations}
          onTakeBack={({ id, email }) =>
            void run(
              () => browserApi().call(cancelInvitation, { params: { id } }),
              t('team.takenBack', { email }),
            )
          }
          onSendAgain={({ id, email }) =>
            void run(
              () => browserApi().call(mailInvitationAgain, { params: { id } }),
              t('team.mailingAgain', { email }),
            )
          }
        />
      )}
    </AccountFrame>
  );
}
