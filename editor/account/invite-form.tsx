'use client';

import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { inviteOperator } from '#schemas/api/invented/operators.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { RoleSelect } from './role-select.tsx';

/** Form that invites somebody by mail. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('editor');
  const [invited, setInvited] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const { invitation } = await browserApi().call(inviteOperator, { body: { email, role } });
      setInvited(invitation.email);
      setEmail('');
      await onInvited();
    } catch (error) {
      setProblem(callProblem(t, error));
    }
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('team.invite')}</h2>
      <form className={styles.row} onSubmit={submit} data-testid="invite">
        <TextField
          label={t('account.email')}
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className={styles.labelled}>
          <span aria-hidden className={styles.label}>
            {t('team.role')}
          </span>
          <RoleSelect label={t('team.role')} value={role} onChange={setRole} />
        </div>
        <button type="submit" className={buttons.primary}>
          {t('team.sendInvitation')}
        </button>
      </form>
      <ErrorText>{problem}</ErrorText>
      <div role="status">
        {invited && (
          <p className={styles.hint} data-testid="invited">
            {t('team.mailed', { email: invited })}
          </p>
        )}
      </div>
    </section>
  );
}
