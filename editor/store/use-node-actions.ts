'use client';

import { useMemo } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { type NodeActions, nodeActions } from './node-actions.ts';
import { useEditorStore } from './provider.tsx';

/** Actions on whole modules, with messages in the operator's language. */
export function useNodeActions(): NodeActions {
  const store = useEditorStore();
  const view = useView();
  return useMemo(() => nodeActions(store, view), [store, view]);
}
