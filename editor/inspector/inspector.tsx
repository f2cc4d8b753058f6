'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { findNode } from '#engine/tree.ts';
import { findModule } from '#schemas/module/define.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions, useEditorStore } from '../store/provider.tsx';
import { CommonFields } from './common-fields.tsx';
import styles from './inspector.module.css';
import { NodeInspector } from './node-inspector.tsx';
import { PageForm } from './page-form.tsx';
import { useFocusPlace } from './place.ts';
import { useInspected } from './use-inspected.ts';
import { Visibility } from './visibility.tsx';

/** Settings of the selection: one module, the shared ones of several, or the page itself. */
export function Inspector(): ReactNode {
  const t = useText();
  const selection = useInspected();
  const focus = useEditor((state) => state.focus);
  useFocusedTab();
  useFocusPlace(focus);
  const [id, ...more] = selection;
  return (
    <section
      className={styles.inspector}
      aria-label={t('inspector.label')}
      data-inspector=""
      data-testid="inspector"
    >
      {id === undefined && <PageForm />}
      {id !== undefined && more.length === 0 && <NodeInspector id={id} />}
      {more.length > 0 && <Several selection={selection} />}
    </section>
  );
}

function Several({ selection }: { selection: readonly NodeId[] }): ReactNode {
  const t = useText();
  const document = useEditor((state) => state.document);
  const readOnly = useEditor((state) => state.readOnly);
  const nodes = useMemo(() => selection.flatMap((id) => findNode(document, id) ?? []), [selection, document]);
  return (
    <>
      <h2 className={styles.title}>{t('inspector.several', { count: nodes.length })}</h2>
      <div className={styles.panel}>
        <CommonFields key={`fields ${selection.join()}`} nodes={nodes} disabled={readOnly} />
        <Visibility key={selection.join()} nodes={nodes} disabled={readOnly} />
      </div>
    </>
  );
}

/** Opens the tab of the field to be shown. */
function useFocusedTab(): void {
  const store = useEditorStore();
  const { set } = useEditorActions();
  const focus = useEditor((state) => state.focus);
  useEffect(() => {
    if (focus?.nodeId === undefined) return;
    const { document, manifest } = store.getState();
    const type = findNode(document, focus.nodeId)?.type;
    const fields = (type !== undefined && findModule(manifest, type)?.fields) || [];
    const field = fields.find(({ name }) => name === focus.path[0]);
    if (focus.path[0] === 'rules') set({ inspectorTab: 'visibility' });
    else if (field) set({ inspectorTab: field.tab ?? 'content' });
  }, [focus, store, set]);
}
