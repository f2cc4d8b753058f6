import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDate, formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  createToken,
  type OperatorToken,
  operatorTokens,
  revokeToken,
} from '#schemas/api/invented/tokens.ts';
import { AREAS, type Scope } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './connections.module.css';
import { SecretOnce } from './secret-once.tsx';

const LIFETIMES = [30, 90, 365];

/** API tokens: what each may do, until when, when it was used; and a form for a new one. */
export function TokensSection() {
  const view = useView();
  const { t } = view;
  const list = useEndpoint(operatorTokens, {});
  const { problem, run, busy } = useAction(list.mutate);
  const [secret, setSecret] = useState<string>();
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const [scopes, setScopes] = useState<readonly Scope[]>([]);

  const create = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const made = await browserApi().call(createToken, { body: { name, days, scopes: [...scopes] } });
      setSecret(made.secret);
      setName('');
      setScopes([]);
    });
  };
  const stateOf = ({ expiresAt, lastUsedAt }: OperatorToken) =>
    [
      t(expiresAt < Date.now() ? 'token.expired' : 'token.until', { date: formatDate(expiresAt, view) }),
      lastUsedAt === null ? t('token.unused') : t('token.used', { time: formatDateTime(lastUsedAt, view) }),
    ].join(' · ');

  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('token.title')}</h2>
      <p className={account.hint}>{t('token.about')}</p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} empty={list.data?.length === 0 && t('token.none')} />
      <ul className={styles.list} data-testid="tokens">
        {list.data?.map((token) => (
          <li key={token.id} className={styles.item}>
            <div>
              <strong>{token.name}</strong>
              <p className={account.hint}>{token.scopes.map((scope) => scopeText(t, scope)).join(', ')}</p>
              <p className={account.hint}>{stateOf(token)}</p>
            </div>
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.secondary}>
                  {t('token.revoke')}
                </button>
              }
              title={t('token.revokeTitle', { name: token.name })}
              text={t('token.revokeText')}
              confirm={t('token.revoke')}
              cancel={t('team.cancel')}
              onConfirm={() => void run(() => browserApi().call(revokeToken, { params: { id: token.id } }))}
            />
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={create} data-testid="new-token">
        <TextField
          label={t('token.name')}
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <label className={account.labelled}>
          <span className={account.label}>{t('token.lifetime')}</span>
          <select
            className={account.select}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LIFETIMES.map((count) => (
              <option key={count} value={count}>
                {t('review.days', { count })}
              </option>
            ))}
          </select>
        </label>
        <ScopeChoice scopes={scopes} onChange={setScopes} />
        <button type="submit" className={buttons.primary} disabled={busy || scopes.length === 0}>
          {t('token.create')}
        </button>
      </form>
      {secret && <SecretOnce secret={secret} />}
    </section>
  );
}

/** Access to each area: none, reading, or changing too. */
function ScopeChoice({
  scopes,
  onChange,
}: {
  scopes: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
}) {
  const t = useText();
  return (
    <fieldset className={styles.scopes}>
      <legend className={account.label}>{t('token.scopes')}</legend>
      {AREAS.map((area) => {
        const options = [`${area}:read`, `${area}:write`] as const;
        const others = scopes.filter((scope) => !options.some((one) => one === scope));
        return (
          <label key={area} className={account.labelled}>
            <span>{t(`area.${area}`)}</span>
            <select
              className={account.select}
              value={options.find((one) => scopes.includes(one)) ?? ''}
              onChange={({ target }) =>
                onChange([...others, ...options.filter((one) => one === target.value)])
              }
            >
              <option value="">{t('token.no')}</option>
              <option value={options[0]}>{t('token.read')}</option>
              <option value={options[1]}>{t('token.write')}</option>
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}

function scopeText(t: ReturnType<typeof useText>, scope: Scope): string {
  const area = AREAS.find((one) => scope.startsWith(`${one}:`));
  const access = t(scope.endsWith(':read') ? 'token.read' : 'token.write');
  return area ? `${t(`area.${area}`)}: ${access}` : scope;
}
