'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand/react';
import { findNode } from '#engine/tree.ts';
import type { ModuleNode, NodeId } from '#schemas/page/document.ts';
import type { EditorActions } from './editor-actions.ts';
import type { EditorStore } from './editor-store.ts';
import type { EditorState } from './state.ts';

const Context = createContext<EditorStore | undefined>(undefined);

/** Provides the open page's store to its children. */
export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }): ReactNode {
  return <Context value={store}>{children}</Context>;
}

export function useEditorStore(): EditorStore {
  const store = useContext(Context);
  if (!store) throw new Error('The editor needs an EditorProvider above');
  return store;
}

/** Part of the state; the selector must return the same object while nothing changes. */
export function useEditor<T>(selector: (state: EditorState) => T): T {
  return useStore(useEditorStore(), selector);
}

/** Actions of the open page; a stable object. */
export function useEditorActions(): EditorActions {
  return useEditorStore();
}

/** One node; a change elsewhere doesn't render again. */
export function useNode(id: NodeId): ModuleNode | undefined {
  return useEditor(({ document }) => findNode(document, id));
}
