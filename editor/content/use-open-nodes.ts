import { useEffect, useState } from 'react';
import { tabStorage } from '#ui/safe-storage.ts';

const keyOf = (type: string) => `open-nodes:${type}`;

/** Ids of the opened entries of a tree, which the tab keeps for the way back from an entry. */
export function useOpenNodes(type: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setIds(read(type)), [type]);
  const keep = (next: ReadonlySet<string>) => {
    setIds(next);
    tabStorage.write(keyOf(type), [...next]);
  };
  return {
    has: (id: string) => ids.has(id),
    open: (id: string) => keep(new Set([...ids, id])),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      keep(next);
    },
  };
}

function read(type: string): ReadonlySet<string> {
  const stored = tabStorage.read(keyOf(type));
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}
