import { useMemo } from 'react';
import { findNode } from '#engine/tree.ts';
import { PICK_KINDS, type PickRef } from '#schemas/entities/editor-pick.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { pickKey, usePicks } from '../fields/use-picks.ts';
import { shownThing } from '../kit/module-name.ts';
import { useEditor } from '../store/provider.tsx';

/**
 * Titles of the things of the catalogue that the rendered rows' modules show, by `pickKey`: the same object while no
 * title changes.
 */
export function useThings(ids: readonly NodeId[]): Readonly<Record<string, string>> {
  const keys = useEditor(({ document, manifest }) => {
    const things = ids.flatMap((id) => {
      const node = findNode(document, id);
      const thing = node && shownThing(manifest, node);
      return thing ? [pickKey(thing)] : [];
    });
    return [...new Set(things)].join('\n');
  });
  const refs = useMemo(() => keys.split('\n').flatMap(refOf), [keys]);
  const { picks } = usePicks(refs);
  const titles = JSON.stringify(
    Object.fromEntries(Object.entries(picks).map(([key, { title }]) => [key, title])),
  );
  return useMemo(() => JSON.parse(titles), [titles]);
}

function refOf(key: string): PickRef[] {
  const [kind = '', ...code] = key.split(' ');
  const known = PICK_KINDS.find((one) => one === kind);
  return known ? [{ kind: known, code: code.join(' ') }] : [];
}
