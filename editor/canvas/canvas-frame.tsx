'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Canvas, CanvasState } from './canvas-context.tsx';
import { connect } from './connect.ts';
import type { FromCanvas } from './protocol.ts';
import styles from './styles.module.css';

/** The document as the workspace has it, and the way to tell the workspace something. */
export type CanvasLink = Pick<Canvas, 'store'> & { tell: (message: FromCanvas) => void };

type Props = {
  /** The page as the server has read it; what the workspace sends is newer. */
  document: PageDocument | undefined;
  /** Called when the workspace has sent its document. */
  onOpen?: (link: CanvasLink) => void;
  children: (link: CanvasLink) => ReactNode;
};

/** The page inside the workspace's frame: it hears what has changed, also while the modules are as the server has drawn them. */
export function CanvasFrame({ document, onOpen, children }: Props): ReactNode {
  const connection = useRef<ReturnType<typeof connect>>(undefined);
  const [link] = useState(
    (): CanvasLink => ({
      store: createStore<CanvasState>(() => ({ document })),
      tell: (message) => connection.current?.tell(message),
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: connected once
  useEffect(() => {
    connection.current = connect(link.store, () => onOpen?.(link));
    return connection.current.close;
  }, [link]);
  return <div className={styles.page}>{children(link)}</div>;
}
