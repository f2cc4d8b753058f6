import type { ReactNode } from 'react';
import type { NodeId } from '#schemas/page/document.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './comments.module.css';

/** Button beside a field's label that writes a comment on it, with the number of its open threads. */
export function FieldCommentButton({ nodeId, field }: { nodeId: NodeId; field: string }): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const count = useEditor(
    ({ threads }) =>
      threads.filter(
        (thread) => thread.nodeId === nodeId && thread.field === field && thread.resolvedAt === null,
      ).length,
  );
  const label = count > 0 ? t('discussion.fieldOpen', { count }) : t('discussion.onField');
  return (
    <button
      type="button"
      className={styles.mark}
      data-open={count > 0}
      data-testid="field-comments"
      aria-label={label}
      title={label}
      onClick={() =>
        store.set({ panel: 'comments', commenting: { nodeId, field, lang: store.getState().language } })
      }
    >
      <Icon name="comment" size={14} />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  );
}
