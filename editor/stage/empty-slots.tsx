'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { findSlot } from '#engine/tree.ts';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './styles.module.css';
import { type BoxPlace, useBox } from './use-box.ts';

type Props = BoxPlace & {
  /** Opens the library of modules. */
  onAdd: () => void;
};

/** Boxes over the page's empty slots, each with a button that adds a module there. */
export function EmptySlots({ frame, ...rest }: Props): ReactNode {
  const keys = useStore(frame, ({ rects }) =>
    Object.keys(rects)
      .filter((key) => key.includes('/'))
      .join(' '),
  );
  return keys
    .split(' ')
    .filter(Boolean)
    .map((key) => <EmptySlot key={key} name={key} frame={frame} {...rest} />);
}

function EmptySlot({ name, onAdd, ...place }: Props & { name: string }): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const readOnly = useEditor((state) => state.readOnly || state.isNarrow);
  const box = useBox(name, place);
  const [parent = '', slot = ''] = name.split('/');
  const address = parent === '' ? { slot } : { parent, slot };
  const isEmpty = useEditor(({ document }) => findSlot(document, address)?.length === 0);
  // A closed tab's slot has no size.
  if (!box || box.width === 0 || !isEmpty) return null;
  const add = () => {
    store.select([]);
    store.set({ insertInto: { ...address, index: 0, after: null } });
    onAdd();
  };
  return (
    <div className={styles.emptySlot} style={box} data-testid="empty-slot" data-id={name}>
      {t('stage.empty')}
      {!readOnly && (
        <button type="button" className={buttons.button} onClick={add}>
          {t('stage.add')}
        </button>
      )}
    </div>
  );
}
