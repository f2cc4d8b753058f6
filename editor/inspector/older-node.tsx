import type { ReactNode } from 'react';
import { targetOf, treeOf } from '#engine/commands/command.ts';
import { migrateNode } from '#engine/migrate-node.ts';
import { findNode } from '#engine/tree.ts';
import type { ModuleDefinition } from '#schemas/module/define.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { FROM_PAGE } from '#schemas/page/from-page.ts';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './inspector.module.css';

/** Module of an older version: it is brought to the current one, in its place, to be changed. */
export function OlderNode({ id, definition }: { id: NodeId; definition: ModuleDefinition }): ReactNode {
  const t = useText();
  const document = useEditor((state) => state.document);
  const readOnly = useEditor((state) => state.readOnly);
  const { edit } = useEditorActions();
  const node = findNode(document, id);
  if (!node) return null;
  const migrated = migrateNode(node, definition);
  const update = () => {
    if (migrated.status !== 'ok') return;
    const { root, nodes } = treeOf(document, id);
    const { [FROM_PAGE]: fromPage } = node.props;
    const props = {
      ...(migrated.props as typeof node.props),
      ...(fromPage !== undefined && { [FROM_PAGE]: fromPage }),
    };
    const current = { ...nodes, [id]: { ...node, v: definition.version, props } };
    const to = targetOf(document, id);
    edit(
      [
        { type: 'removeNode', id },
        { type: 'insertTree', root, nodes: current, to },
      ],
      { label: t('inspector.update') },
    );
  };
  return (
    <div className={styles.note} role="status">
      {t('inspector.older')}
      {migrated.status === 'ok' && !node.locked && !readOnly && (
        <button type="button" className={buttons.button} onClick={update}>
          {t('inspector.update')}
        </button>
      )}
    </div>
  );
}
