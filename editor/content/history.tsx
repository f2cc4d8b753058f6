import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { type ContentEntry, contentVersions } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import account from '../account/account.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './entry.module.css';
import type { EntryStore } from './entry-store.ts';
import { useEntryState } from './use-entry.ts';
import { VersionList } from './version-list.tsx';

type Props = { type: ContentType; id: string; store: EntryStore; onGone: () => void };

/** Published versions of an entry, beside its form. */
export function History({ type, id, store, onGone }: Props): ReactNode {
  const t = useText();
  const version = useEntryState(store, ({ entry }) => entry?.version ?? 0);
  const live = useEntryState(store, ({ entry }) => entry?.live ?? NOTHING);
  const versions = useEndpoint(
    contentVersions,
    { params: { type: type.type, id } },
    { isFresh: true, version },
  );
  const changed = (entry: ContentEntry | null) => (entry ? store.accept(entry) : onGone());
  return (
    <aside className={styles.history} aria-labelledby="content-history">
      <h2 id="content-history" className={account.heading}>
        {t('content.history')}
      </h2>
      <LoadState of={versions} empty={versions.data?.length === 0 && t('content.history.none')} />
      {versions.data && (
        <VersionList type={type} id={id} live={live} versions={versions.data} onChanged={changed} />
      )}
    </aside>
  );
}

const NOTHING = {};
