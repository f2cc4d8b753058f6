'use client';

import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { inviteOperator } from '#schemas/api/invented/operators.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { CopyButton } from './copy-button.tsx';
import { ErrorText } from './frames.tsx';
import { callProblem } from './problem-text.ts';
import { RoleSelect } from './role-select.tsx';

/** Form that makes an invitation link. The link is shown once; the inviting owner sends it on. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('editor');
  const [link, setLink] = useState<{ email: string; url: string }>();
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const { invitation, path } = await browserApi().call(inviteOperator, { body: { email, role } });
      setLink({ email: invitation.email, url: `${window.location.origin}${path}` });
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
          {t('team.createLink')}
        </button>
      </form>
      <ErrorText>{problem}</ErrorText>
      <div role="status">
        {link && (
          <div className={styles.newLink} data-testid="invitation-link">
            <p className={styles.label}>{t('team.link', { email: link.email })}</p>
            <p className={styles.hint}>{t('team.linkHint')}</p>
            <p className={styles.line}>
              <code className={styles.code}>{link.url}</code>
              <CopyButton text={link.url} label={t('team.copy')} />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
