'use client';

import { ContextMenu } from '@base-ui/react/context-menu';
import { type ReactNode, useState } from 'react';
import { sharedIdOf } from '#engine/shared-modules.ts';
import type { TextKey } from '#locales/translate.ts';
import { hasRole } from '#schemas/operator.ts';
import type { NodeId } from '#schemas/page/document.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import menu from '../kit/menu.module.css';
import { navigate } from '../kit/navigate.ts';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import { useDetach } from '../reuse/use-detach.ts';
import { useEditor, useEditorStore, useNode } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './row-menu.module.css';

type Props = { children: ReactNode };

/** Menu of the selected modules around the outline's list: by right click, Shift+F10 or the menu key. */
export function RowMenu({ children }: Props): ReactNode {
  const store = useEditorStore();
  const [renamed, setRenamed] = useState<NodeId>();
  const selectRow = ({ target }: { target: EventTarget }) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined;
    if (id !== undefined && !store.getState().selection.includes(id)) store.select([id]);
  };
  return (
    <>
      <ContextMenu.Root>
        <ContextMenu.Trigger className={styles.area} onContextMenuCapture={selectRow}>
          {children}
        </ContextMenu.Trigger>
        <ContextMenu.Portal>
          <ContextMenu.Positioner className={menu.positioner}>
            <ContextMenu.Popup className={menu.popup} data-testid="row-menu">
              <Commands onRename={setRenamed} />
            </ContextMenu.Popup>
          </ContextMenu.Positioner>
        </ContextMenu.Portal>
      </ContextMenu.Root>
      {renamed !== undefined && <RenameDialog id={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

function Commands({ onRename }: { onRename: (id: NodeId) => void }): ReactNode {
  const t = useText();
  const actions = useNodeActions();
  const ids = useEditor((state) => state.selection);
  const nodes = useEditor(({ document }) => document.nodes);
  const readOnly = useEditor((state) => state.readOnly);
  const isOff = useEditor((state) => state.readOnly || state.isNarrow);
  const detach = useDetach();
  const store = useEditorStore();
  const mayHide = useEditor(({ me }) => hasRole(me.role, 'editor'));
  const [id] = ids;
  if (id === undefined) return null;
  const node = ids.length === 1 ? nodes[id] : undefined;
  const shared = node && sharedIdOf(node);
  const isHidden = ids.every((each) => nodes[each]?.hidden);
  const isLocked = ids.every((each) => nodes[each]?.locked);
  const item = (label: TextKey, run: () => void, isOff = readOnly) => (
    <ContextMenu.Item className={menu.item} disabled={isOff} onClick={run}>
      {t(label)}
    </ContextMenu.Item>
  );
  return (
    <>
      {item('outline.rename', () => onRename(id), readOnly || ids.length > 1)}
      {item('stage.up', () => actions.step(ids, -1))}
      {item('stage.down', () => actions.step(ids, 1))}
      {item('stage.duplicate', () => actions.duplicate(ids))}
      {item(isHidden ? 'outline.show' : 'stage.hide', () => actions.setHidden(ids, !isHidden), !mayHide)}
      {item(isLocked ? 'outline.unlock' : 'outline.lock', () => actions.setLocked(ids, !isLocked))}
      {shared === undefined ? (
        item('reuse.share', () => store.set({ dialog: 'shared' }), isOff)
      ) : (
        <>
          {item('reuse.edit', () => navigate(`/editor/pages/${encodeURIComponent(shared)}`), false)}
          {item('reuse.detach', () => void detach(id, shared))}
        </>
      )}
      {item('reuse.saveSection', () => store.set({ dialog: 'section' }), isOff)}
      {item('stage.remove', () => actions.remove(ids))}
    </>
  );
}

/** Dialog for a module's own name. */
function RenameDialog({ id, onClose }: { id: NodeId; onClose: () => void }): ReactNode {
  const t = useText();
  const actions = useNodeActions();
  const node = useNode(id);
  const [name, setName] = useState(node?.name ?? '');
  return (
    <Dialog title={t('outline.rename')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          actions.rename(id, name);
          onClose();
        }}
      >
        <TextField
          label={t('outline.name')}
          hint={t('outline.nameHint')}
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className={button.primary}>
          {t('outline.rename')}
        </button>
      </form>
    </Dialog>
  );
}
