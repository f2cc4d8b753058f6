'use client';

import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { useEndpoint } from '#client/use-endpoint.ts';
import { sharedIdOf, withShared } from '#engine/shared-modules.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleFallback } from '#runtime/module-fallback.tsx';
import { ModuleLook } from '#runtime/module-look.tsx';
import { ModuleSection } from '#runtime/module-section.tsx';
import { isShown } from '#runtime/resolve-module.ts';
import { useView } from '#runtime/view-context.tsx';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import { emptyDocument, type ModuleNode, type NodeId, SHARED } from '#schemas/page/document.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { moduleName } from '../kit/module-name.ts';
import { CanvasProvider, type CanvasState, useCanvas, useDocument, useSlot } from './canvas-context.tsx';
import { slotKey } from './frame-state.ts';
import { LiveBoundary } from './live-boundary.tsx';
import styles from './styles.module.css';
import { type LiveModuleState, useModule } from './use-module.ts';

/** Modules of a slot, of the page or of a node, or its empty box; with `most` only the first ones. */
export const LiveSlot = memo(function LiveSlot({
  name,
  parent,
  most,
}: {
  name: string;
  parent?: NodeId;
  most?: number | undefined;
}): ReactNode {
  const ids = useSlot(name, parent);
  if (ids.length === 0) return <div data-empty-slot={slotKey(parent, name)} className={styles.emptySlot} />;
  return ids.slice(0, most).map((id) => <LiveNode key={id} id={id} />);
});

/** One node, if its rules show it. It renders again only when the node itself has changed. */
const LiveNode = memo(function LiveNode({ id }: { id: NodeId }): ReactNode {
  const { facts } = useCanvas();
  const node = useDocument(({ nodes }) => nodes[id]);
  if (!node || !isShown(node, facts)) return null;
  return node.type === SHARED ? <LiveShared node={node} /> : <LiveModule node={node} />;
});

/** Draft of a shared module in its place on the page; its modules can't be selected by themselves. */
function LiveShared({ node }: { node: ModuleNode }): ReactNode {
  const canvas = useCanvas();
  const { id } = node;
  const shared = sharedIdOf(node);
  const { data } = useEndpoint(openPage, shared ? { params: { id: shared } } : null, { silent: true });
  const inside = useMemo(() => {
    if (!data || data.page.archivedAt !== null || pageKind(data.page.path) !== 'shared') return undefined;
    const held = { ...emptyDocument('COMMON_PAGE'), nodes: { [id]: node }, slots: { main: [id] } };
    const document = withShared(held, { [data.page.id]: data.document });
    return { ...canvas, drawn: {}, store: createStore<CanvasState>(() => ({ document })) };
  }, [canvas, data, id, node]);
  if (!inside) return <Placeholder id={id} type={node.type} />;
  return (
    <CanvasProvider canvas={inside}>
      <ModuleSection id={id} type={SHARED} style={{ marginBlock: 0 }}>
        <LiveSlot name="main" parent={id} />
      </ModuleSection>
    </CanvasProvider>
  );
}

const LiveModule = memo(function LiveModule({ node }: { node: ModuleNode }): ReactNode {
  const { drawn, report } = useCanvas();
  const state = useModule(node);
  const { id, type } = node;
  useEffect(() => () => report({ id, type }, undefined), [report, id, type]);
  switch (state.status) {
    case 'elsewhere':
      return null;
    case 'waiting':
      return drawn[id] ?? <Placeholder id={id} type={type} />;
    case 'failed':
      return <Failed node={node} state={state} />;
    case 'ready':
      return (
        <LiveBoundary
          subject={state}
          fallback={<Fallback id={id} />}
          onFail={(reason) => report({ id, type }, reason)}
        >
          <ReadyModule id={id} type={type} state={state} />
        </LiveBoundary>
      );
  }
});

function Failed({
  node,
  state,
}: {
  node: ModuleNode;
  state: LiveModuleState & { status: 'failed' };
}): ReactNode {
  const { report } = useCanvas();
  useEffect(() => report(node, state.reason), [report, node, state]);
  return <Fallback id={node.id} />;
}

function Fallback({ id }: { id: NodeId }): ReactNode {
  return <ModuleFallback id={id} ctx={useView()} />;
}

type ReadyProps = { id: NodeId; type: string; state: LiveModuleState & { status: 'ready' } };

const ReadyModule = memo(function ReadyModule({ id, type, state }: ReadyProps): ReactNode {
  const ctx = useView();
  const { report } = useCanvas();
  // A view that throws doesn't reach this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is a success of its own
  useEffect(() => report({ id, type }, undefined), [report, id, type, state]);
  const names = useDocument(({ nodes }) => Object.keys(nodes[id]?.slots ?? {}).join('\n'));
  const slots = useMemo(() => {
    const own = names === '' ? [] : names.split('\n');
    return Object.fromEntries(own.map((name) => [name, <LiveSlot key={name} name={name} parent={id} />]));
  }, [names, id]);
  const view = state.view as (input: ViewProps<unknown, unknown>) => ReactNode;
  return (
    <ModuleLook props={state.props}>
      {view({ id, props: state.props, data: state.data, ctx, slots }) ?? <Placeholder id={id} type={type} />}
    </ModuleLook>
  );
});

/** Placeholder of a module that shows nothing, or not yet, so that it can be selected; in the operator's language. */
function Placeholder({ id, type }: { id: NodeId; type: string }): ReactNode {
  const { lang } = useView();
  const { store, input } = useCanvas();
  const operatorLang = useStore(store, (state) => state.operatorLang);
  return (
    <div data-placeholder={id} className={styles.placeholder}>
      {moduleName(operatorLang ?? lang, input.manifest, type)}
    </div>
  );
}
