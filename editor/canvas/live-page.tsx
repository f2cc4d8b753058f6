'use client';

import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { browserApi } from '#client/browser-api.ts';
import { PageFrame } from '#runtime/page-view.tsx';
import { isShown, type ModuleInput } from '#runtime/resolve-module.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import type { Traits } from '#schemas/variant.ts';
import { type Canvas, CanvasProvider } from './canvas-context.tsx';
import type { CanvasLink } from './canvas-frame.tsx';
import { LiveSlot } from './live-module.tsx';
import { type Answers, createLoadClient } from './load-client.ts';
import { createTurns, whenIdle } from './turns.ts';

type Props = Pick<ModuleInput, 'manifest' | 'registry' | 'faults'> & {
  link: CanvasLink;
  traits: Traits;
  /** Thing, category or brand that the modules load data about. */
  binding?: Binding;
  /** Server-rendered first modules. */
  drawn?: Readonly<Record<NodeId, ReactNode>> | undefined;
  /** Responses that the server has loaded for them. */
  answers?: Answers | undefined;
  /** Content above the modules of a page of this type, for these visitors. */
  above?: (document: PageDocument) => ReactNode;
};

/** Number of modules that are mounted before the others. */
const SCREENFUL = 6;

/** Modules of the open page, rendered by the runtime and updated by patches. */
export function LivePage({
  link,
  traits,
  binding = {},
  drawn = {},
  answers,
  above,
  ...modules
}: Props): ReactNode {
  const ctx = useView();
  const { store } = link;
  const [isWhole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame is made for one variant and never gets another
  const canvas = useMemo((): Canvas => {
    const { signal } = new AbortController();
    const source = { api: createLoadClient(browserApi, answers), ctx, query: {}, binding, signal };
    const { lang, terminal, device, now } = ctx;
    return {
      store,
      input: { ...modules, source },
      facts: { lang, terminal, device, now, ...traits },
      drawn,
      turn: createTurns(),
      report: ({ id, type }, reason) =>
        link.tell({ type: 'failed', id, module: type, ...(reason !== undefined && { reason }) }),
    };
  }, []);
  useEffect(() => whenIdle(() => startTransition(() => setWhole(true))), []);
  const document = useStore(store, (state) => state.document);
  return (
    document && (
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
    )
  );
}

function hasAside({ slots, nodes }: PageDocument, { facts }: Canvas): boolean {
  return (slots.aside ?? []).some((id) => {
    const node = nodes[id];
    return node !== undefined && isShown(node, facts);
  });
}
