'use client';

import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { browserApi } from '#client/browser-api.ts';
import { PageFrame } from '#runtime/page-view.tsx';
import { isShown, type ModuleInput } from '#runtime/resolve-module.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PageDocument } from '#schemas/page/document.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import type { Traits } from '#schemas/variant.ts';
import { type Canvas, CanvasProvider, type CanvasState } from './canvas-context.tsx';
import { connect } from './connect.ts';
import { LiveSlot } from './live-module.tsx';
import { type Answers, createLoadClient } from './load-client.ts';
import type { FromCanvas } from './protocol.ts';
import styles from './styles.module.css';
import { createTurns, whenIdle } from './turns.ts';
import { watchRects } from './watch-rects.ts';

type Props = Pick<ModuleInput, 'manifest' | 'registry' | 'faults'> & {
  traits: Traits;
  /** The page as the server has read it; what the workspace sends is newer. */
  document?: PageDocument;
  /** What the first modules load, as the server has loaded it. */
  answers?: Answers;
  /** What stands above the modules of a page of this type, for these visitors. */
  above?: (document: PageDocument) => ReactNode;
};

/** So many modules are there, drawn or as placeholders, before the workspace is. */
const SCREENFUL = 6;

/** The open page inside the workspace's frame: the runtime's own modules, kept up to date by patches. */
export function LivePage({ traits, above, document: read, answers, ...modules }: Props): ReactNode {
  const ctx = useView();
  const root = useRef<HTMLDivElement>(null);
  const tell = useRef<(message: FromCanvas) => void>(() => undefined);
  // What is out of sight waits for the workspace, which has to come alive meanwhile.
  const [isWhole, setWhole] = useState(read === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame is made for one variant and never gets another
  const canvas = useMemo((): Canvas => {
    const { signal } = new AbortController();
    const source = { api: createLoadClient(browserApi, answers), ctx, query: {}, binding: {}, signal };
    const { lang, terminal, device, now } = ctx;
    return {
      store: createStore<CanvasState>(() => ({ document: read })),
      input: { ...modules, source },
      facts: { lang, terminal, device, now, ...traits },
      turn: createTurns(),
      report: ({ id, type }, reason) =>
        tell.current({ type: 'failed', id, module: type, ...(reason !== undefined && { reason }) }),
    };
  }, []);
  useEffect(() => {
    const drawAll = () => whenIdle(() => startTransition(() => setWhole(true)));
    const connection = connect(canvas.store, drawAll);
    tell.current = connection.tell;
    const unwatch = root.current
      ? watchRects(root.current, (changes) => connection.tell({ type: 'rects', changes }))
      : undefined;
    return () => {
      unwatch?.();
      connection.close();
    };
  }, [canvas]);
  const document = useStore(canvas.store, (state) => state.document);
  return (
    <div ref={root} className={styles.page}>
      {document && (
        <CanvasProvider canvas={canvas}>
          <PageFrame
            pageType={document.pageType}
            title={pickLocalized(document.meta.title, ctx.lang, ctx.tenant.defaultLanguage) ?? ''}
            main={<LiveSlot name="main" most={isWhole ? undefined : SCREENFUL} />}
            aside={hasAside(document, canvas) ? <LiveSlot name="aside" /> : undefined}
          >
            {above?.(document)}
          </PageFrame>
        </CanvasProvider>
      )}
    </div>
  );
}

function hasAside({ slots, nodes }: PageDocument, { facts }: Canvas): boolean {
  return (slots.aside ?? []).some((id) => {
    const node = nodes[id];
    return node !== undefined && isShown(node, facts);
  });
}
