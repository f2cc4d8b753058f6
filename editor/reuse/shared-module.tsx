import type { ReactNode } from 'react';
import { sharedIdOf } from '#engine/shared-modules.ts';
import type { NodeId } from '#schemas/page/document.ts';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useNode } from '../store/provider.tsx';
import styles from './reuse.module.css';
import { SharedUses } from './shared-uses.tsx';
import { useDetach } from './use-detach.ts';

/** Ways from a node to the shared module that it stands for: open it, take a copy, and see where else it is. */
export function SharedModule({ id }: { id: NodeId }): ReactNode {
  const t = useText();
  const node = useNode(id);
  const readOnly = useEditor((state) => state.readOnly || state.isNarrow);
  const detach = useDetach();
  const shared = node && sharedIdOf(node);
  if (!shared) return null;
  return (
    <div className={styles.shared} data-testid="shared-module">
      <p className={styles.note}>{t('reuse.about')}</p>
      <div className={styles.buttons}>
        <a className={buttons.button} href={`/editor/pages/${encodeURIComponent(shared)}`}>
          {t('reuse.edit')}
        </a>
        {!readOnly && (
          <button
            type="button"
            className={buttons.button}
            disabled={node.locked}
            onClick={() => void detach(id, shared)}
          >
            {t('reuse.detach')}
          </button>
        )}
      </div>
      <SharedUses id={shared} />
    </div>
  );
}
