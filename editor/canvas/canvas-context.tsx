'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';
import type { RuleFacts } from '#engine/rules.ts';
import type { LoadSource } from '#runtime/module.ts';
import type { ModuleInput } from '#runtime/resolve-module.ts';
import type { Language } from '#schemas/languages.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';

/** Undefined until the workspace has sent it: the document, and the operator's language. */
export type CanvasState = { document: PageDocument | undefined; operatorLang?: Language };

/** Shared context of the canvas's modules. */
export type Canvas = {
  store: StoreApi<CanvasState>;
  /** Input of the runtime. Its `source.signal` is never aborted: each module has its own time limit. */
  input: ModuleInput & { source: LoadSource };
  facts: RuleFacts;
  /** Server-rendered modules, shown until they are resolved here. */
  drawn: Readonly<Record<NodeId, ReactNode>>;
  /** Resolves when a module may start loading. */
  turn: () => Promise<void>;
  /** Reports a module that shows its fallback; without `reason` it works again. */
  report: (node: Pick<ModuleNode, 'id' | 'type'>, reason: string | undefined) => void;
};

const Context = createContext<Canvas | undefined>(undefined);

export function CanvasProvider({ canvas, children }: { canvas: Canvas; children: ReactNode }): ReactNode {
  return <Context value={canvas}>{children}</Context>;
}

export function useCanvas(): Canvas {
  const canvas = useContext(Context);
  if (!canvas) throw new Error('useCanvas needs a CanvasProvider above');
  return canvas;
}

/**
 * Selected part of the document, below the loaded page; the selector must return the same object while nothing changes.
 */
export function useDocument<T>(select: (document: PageDocument) => T): T {
  return useStore(useCanvas().store, ({ document }) => select(document as PageDocument));
}

const NO_NODES: readonly NodeId[] = [];

/** Node ids of a slot, of the page or of a node. */
export function useSlot(name: string, parent?: NodeId): readonly NodeId[] {
  return useDocument(({ nodes, slots }) => {
    const own = parent === undefined ? slots : nodes[parent]?.slots;
    return own?.[name] ?? NO_NODES;
  });
}
