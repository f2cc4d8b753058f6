'use client';

import type { ReactNode } from 'react';
import { findNode } from '#engine/tree.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { personStyle } from '../kit/person-colour.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './styles.module.css';
import { ModuleToolbar } from './toolbar.tsx';
import { type BoxPlace, useBox } from './use-box.ts';

/** Height of the toolbar, in px. */
const TOOLBAR = 32;

type Props = BoxPlace & {
  /** True if the selected module's toolbar is shown in this frame. */
  hasToolbar: boolean;
};

/** Outlines of the selected modules and of the one under the pointer, over the frame. */
export function Overlays({ frame, scale, hasToolbar }: Props): ReactNode {
  const selection = useEditor((state) => state.selection);
  const hover = useEditor((state) => state.hover);
  const presence = useEditor((state) => state.presence);
  return (
    <>
      {presence.flatMap(({ clientId, name, colour, selection: theirs }) =>
        theirs.map((id) => (
          <Person key={`${clientId} ${id}`} id={id} name={name} colour={colour} frame={frame} scale={scale} />
        )),
      )}
      {hover !== undefined && !selection.includes(hover) && (
        <Outline id={hover} frame={frame} scale={scale} kind="hover" />
      )}
      {selection.map((id) => (
        <Outline key={id} id={id} frame={frame} scale={scale} kind="selected" />
      ))}
      {hasToolbar && selection.length === 1 && selection[0] !== undefined && (
        <Toolbar id={selection[0]} frame={frame} scale={scale} />
      )}
    </>
  );
}

function Outline({ id, kind, ...place }: { id: NodeId; kind: 'hover' | 'selected' } & BoxPlace): ReactNode {
  const box = useBox(id, place);
  return (
    box && <div data-testid="outline" data-id={id} data-kind={kind} className={styles.outline} style={box} />
  );
}

/** Outline of another operator's selection, in their colour and with their name. */
function Person({
  id,
  name,
  colour,
  ...place
}: { id: NodeId; name: string; colour: number } & BoxPlace): ReactNode {
  const box = useBox(id, place);
  return (
    box && (
      <div data-testid="person-outline" className={styles.person} style={{ ...box, ...personStyle(colour) }}>
        <span>{name}</span>
      </div>
    )
  );
}

function Toolbar({ id, ...place }: { id: NodeId } & BoxPlace): ReactNode {
  const node = useEditor(({ document }) => findNode(document, id));
  const box = useBox(id, place);
  if (!node || !box) return null;
  const above = Number(box.top) - TOOLBAR;
  return (
    <div className={styles.toolbarPlace} style={{ top: Math.max(0, above), left: box.left }}>
      <ModuleToolbar node={node} />
    </div>
  );
}
