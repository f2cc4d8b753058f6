'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Canvas, CanvasState } from './canvas-context.tsx';
import { connect } from './connect.ts';
import type { FromCanvas } from './protocol.ts';
import styles from './styles.module.css';

/** Store with the workspace's document, and the function that sends messages to the workspace. */
export type CanvasLink = Pick<Canvas, 'store'> & { tell: (message: FromCanvas) => void };

type Props = {
  /** Document that the server has read; the workspace's is newer. */
  document: PageDocument | undefined;
  /** Callback after the workspace has sent its document. */
  onOpen?: (link: CanvasLink) => void;
  children: (link: CanvasLink) => ReactNode;
};

/**
 * Page inside the workspace's iframe: applies patches from the start, even while the modules are still server-rendered.
 */
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
