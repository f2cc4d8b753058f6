'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Canvas, CanvasState } from './canvas-context.tsx';
import { connect } from './connect.ts';
import type { FromCanvas } from './protocol.ts';
import styles from './styles.module.css';
import { watchRects } from './watch-rects.ts';

/** The document as the workspace has it, and the way to tell the workspace something. */
export type CanvasLink = Pick<Canvas, 'store'> & { tell: (message: FromCanvas) => void };

type Props = {
  /** The page as the server has read it; what the workspace sends is newer. */
  document: PageDocument | undefined;
  /** Called when the workspace has sent its document. */
  onOpen?: () => void;
  children: (link: CanvasLink) => ReactNode;
};

/**
 * The page inside the workspace's frame: it says where the modules stand, takes clicks and keys and hears what has
 * changed, also while the modules are only as the server has drawn them.
 */
export function CanvasFrame({ document, onOpen, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const connection = useRef<ReturnType<typeof connect>>(undefined);
  const [link] = useState(
    (): CanvasLink => ({
      store: createStore<CanvasState>(() => ({ document })),
      tell: (message) => connection.current?.tell(message),
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: connected once
  useEffect(() => {
    const { tell, close } = connect(link.store, () => onOpen?.());
    connection.current = { tell, close };
    const unwatch = root.current
      ? watchRects(root.current, (changes) => tell({ type: 'rects', changes }))
      : undefined;
    return () => {
      unwatch?.();
      close();
    };
  }, [link]);
  return (
    <div ref={root} className={styles.page}>
      {children(link)}
    </div>
  );
}
