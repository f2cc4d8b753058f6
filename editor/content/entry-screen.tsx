'use client';

import type { ReactNode } from 'react';
import { useContentType } from './registry.ts';
import { UnknownType } from './unknown-type.tsx';

type Props = {
  name: string;
  /** Id of the entry; `new` for one to be added. */
  id: string;
  /** Runs when the server has added the entry. */
  onAdded: (id: string) => void;
};

/** Form of an entry. */
export function EntryScreen({ name }: Props): ReactNode {
  const type = useContentType(name);
  return type ? null : <UnknownType />;
}
