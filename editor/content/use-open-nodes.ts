import { useEffect, useState } from 'react';

const keyOf = (type: string) => `open-nodes:${type}`;

/** Ids of the opened entries of a tree, which the tab keeps for the way back from an entry. */
export function useOpenNodes(type: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setIds(read(type)), [type]);
  const keep = (next: ReadonlySet<string>) => {
    setIds(next);
    try {
      sessionStorage.setItem(keyOf(type), JSON.stringify([...next]));
    } catch {
      // A tab without storage opens its tree closed.
    }
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
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
