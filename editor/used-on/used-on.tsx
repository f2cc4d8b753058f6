'use client';

import { type ReactNode, useId } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { type Referrer, usedOn } from '#schemas/api/invented/references.ts';
import { useContentType } from '../kit/content-types.ts';
import { LoadState } from '../kit/load-state.tsx';
import { moduleText } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import styles from './used-on.module.css';
import { userAddress } from './user-address.ts';

const IN_WARNING = 5;

/** Pages, activities and entries that use a picture (`media`), a page (`page`) or an entry of a content type. */
export function UsedOn({ kind, id }: { kind: string; id: string }): ReactNode {
  const t = useText();
  const heading = useId();
  const found = useEndpoint(usedOn, { body: { kind, ids: [id] } }, { isFresh: true });
  return (
    <section className={styles.block} aria-labelledby={heading} data-testid="used-on">
      <h2 id={heading} className={styles.title}>
        {t('usedOn.title')}
      </h2>
      <LoadState of={found} empty={found.data?.total === 0 && t('usedOn.none')} />
      {found.data && <Users {...found.data} />}
    </section>
  );
}

/** Part of a question before something goes away: the places that would be left with a gap, if there are any. */
export function UsedOnWarning({ kind, ids }: { kind: string; ids: readonly string[] }): ReactNode {
  const t = useText();
  const { data, error } = useEndpoint(usedOn, { body: { kind, ids: [...ids] } }, { isFresh: true });
  return (
    <div role="status" className={styles.block} data-testid="used-on-warning">
      {!data && !error && <p className={styles.note}>{t('usedOn.checking')}</p>}
      {data && data.total > 0 && (
        <>
          <p className={styles.warning}>{t('usedOn.warning', { count: data.total })}</p>
          <Users total={data.total} users={data.users.slice(0, IN_WARNING)} />
        </>
      )}
    </div>
  );
}

function Users({ total, users }: { total: number; users: readonly Referrer[] }): ReactNode {
  const t = useText();
  if (users.length === 0) return null;
  return (
    <ul className={styles.list}>
      {users.map((user) => (
        <User key={`${user.kind} ${user.id}`} user={user} />
      ))}
      {total > users.length && <li>{t('usedOn.more', { count: total - users.length })}</li>}
    </ul>
  );
}

function User({ user: { kind, id, title, live, archived } }: { user: Referrer }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const type = useContentType(kind);
  const kindName = type ? moduleText(type.one, lang) : t(kind === 'page' ? 'usedOn.page' : 'usedOn.activity');
  const state = archived ? 'archived' : live ? 'live' : 'draft';
  return (
    <li className={styles.user}>
      <a href={userAddress({ kind, id })} target="_blank" rel="noreferrer">
        {title || kindName}
      </a>
      {title !== '' && <span className={styles.note}>{kindName}</span>}
      <span className={styles.pill} data-state={state}>
        {t(`usedOn.${state}`)}
      </span>
    </li>
  );
}
