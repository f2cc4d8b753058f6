import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { Leaves } from '#engine/content/leaves.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  type ContentEntry,
  type ContentVersion,
  restoreContent,
  revertContent,
} from '#schemas/api/invented/content-desk.ts';
import { type ContentType, PUBLISH_ROLE } from '#schemas/content-type/define.ts';
import { hasRole } from '#schemas/operator.ts';
import { toast } from '#ui/toast.ts';
import { useOperator } from '../account/operator.tsx';
import button from '../kit/button.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { ChangeList } from './change-list.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import styles from './entry.module.css';
import { leafName } from './leaf-text.ts';
import { useMayEdit } from './role-note.tsx';

type Props = {
  type: ContentType;
  id: string;
  /** Live values; none for an entry that is gone. */
  live: Leaves;
  /** The newest first. */
  versions: readonly ContentVersion[];
  /** Takes the entry after one of the actions; null if it is gone. */
  onChanged: (entry: ContentEntry | null) => void;
};

/** Versions with their authors and changes; each is compared with what is live, taken back, or restored. */
export function VersionList({ type, id, live, versions, onChanged }: Props): ReactNode {
  const t = useText();
  const ctx = useView();
  const { role } = useOperator();
  const isPublisher = hasRole(role, PUBLISH_ROLE);
  const mayEdit = useMayEdit(type);
  const { busy, problem, run } = useAction();
  const [compared, setCompared] = useState<ContentVersion>();

  const takeBack = ({ version }: ContentVersion) =>
    run(async () => {
      const params = { type: type.type, id, version };
      const { entry, kept } = await browserApi().call(revertContent, { params });
      if (kept.length === 0) toast(t('content.undone'));
      else {
        const fields = kept.map((leaf) => leafName(type, leaf, ctx)).join(', ');
        toast(t('content.kept', { fields }), { variant: 'warning' });
      }
      onChanged(entry);
    });
  const restore = ({ version }: ContentVersion) =>
    run(async () => {
      setCompared(undefined);
      const params = { type: type.type, id, version };
      onChanged(await browserApi().call(restoreContent, { params }));
      toast(t(type.lifecycle === 'direct' ? 'content.restored' : 'content.restoredDraft'));
    });

  return (
    <>
      <ErrorText>{problem}</ErrorText>
      <ol className={styles.versions} data-testid="content-versions">
        {versions.map((version) => (
          <li key={version.version} className={styles.version} data-id={version.version}>
            <strong>{t(`content.action.${version.action}`)}</strong>
            <span className={styles.meta}>
              {formatDateTime(version.at, ctx)} · {version.by} · #{version.version}
              {version.note && ` · ${version.note}`}
            </span>
            <details>
              <summary>{t('content.changes', { count: Object.keys(version.changes).length })}</summary>
              <ChangeList type={type} changes={version.changes} />
            </details>
            <div className={styles.actions}>
              <button type="button" className={button.button} onClick={() => setCompared(version)}>
                {t('content.compare')}
              </button>
              {isPublisher && (
                <button
                  type="button"
                  className={button.button}
                  disabled={busy}
                  onClick={() => void takeBack(version)}
                >
                  {t('content.takeBack')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {compared && (
        <CompareDialog
          type={type}
          live={live}
          version={compared}
          later={versions.filter(({ version }) => version > compared.version)}
          onClose={() => setCompared(undefined)}
          onRestore={mayEdit ? () => void restore(compared) : undefined}
        />
      )}
    </>
  );
}
