'use client';

import { useDraggable } from '@dnd-kit/core';
import { memo, type ReactNode } from 'react';
import type { TextKey } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { hasRole } from '#schemas/operator.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { moduleName } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './styles.module.css';

/** Name of the selected module, and its most used actions. It follows the module without rendering again. */
export const ModuleToolbar = memo(function ModuleToolbar({ node }: { node: ModuleNode }): ReactNode {
  const { lang } = useView();
  const manifest = useEditor((state) => state.manifest);
  const readOnly = useEditor((state) => state.readOnly);
  const isNarrow = useEditor((state) => state.isNarrow);
  const mayHide = useEditor(({ me }) => hasRole(me.role, 'editor'));
  const actions = useNodeActions();
  const name = moduleName(lang, manifest, node.type);
  const ids = [node.id];
  return (
    <div role="toolbar" aria-label={name} data-testid="module-toolbar" className={styles.toolbar}>
      {readOnly || isNarrow ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Handle node={node} name={name} />
      )}
      {!readOnly && (
        <>
          <Tool icon="chevron-up" label="stage.up" onClick={() => actions.step(ids, -1)} />
          <Tool icon="chevron-down" label="stage.down" onClick={() => actions.step(ids, 1)} />
          {!isNarrow && <Tool icon="copy" label="stage.duplicate" onClick={() => actions.duplicate(ids)} />}
        </>
      )}
      {mayHide && <Tool icon="eye-off" label="stage.hide" onClick={() => actions.setHidden(ids, true)} />}
      {!readOnly && !isNarrow && (
        <Tool icon="trash" label="stage.remove" onClick={() => actions.remove(ids)} />
      )}
    </div>
  );
});

/** Drag handle with the name. The buttons beside it move the module by keyboard. */
function Handle({ node, name }: { node: ModuleNode; name: string }): ReactNode {
  const { listeners, setNodeRef } = useDraggable({
    id: `stage/${node.id}`,
    data: { kind: 'node', ids: [node.id] },
    disabled: node.locked === true,
  });
  return (
    <span ref={setNodeRef} {...listeners} className={styles.name} data-drag>
      <Icon name="grip" size={16} />
      {name}
    </span>
  );
}

type ToolProps = { icon: IconName; label: TextKey; onClick: () => void };

function Tool({ icon, label, onClick }: ToolProps): ReactNode {
  const t = useText();
  return (
    <button type="button" className={styles.tool} aria-label={t(label)} title={t(label)} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  );
}
