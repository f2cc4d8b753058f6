import type { ReactNode } from 'react';
import { type Answers, recordingClient } from '#editor/canvas/load-client.ts';
import { AT_ONCE } from '#editor/canvas/turns.ts';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { Modules } from '#runtime/render.tsx';
import { resolvePage } from '#runtime/resolve.ts';
import { isShown } from '#runtime/resolve-module.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import { pageContext } from '../../../page-context.ts';

/** Time limit in ms: the canvas requests slower data itself. */
const PATIENCE_MS = 300;

export type FirstModules = {
  /** Server-rendered first modules, which can be selected before the canvas can render. */
  drawn: Readonly<Record<NodeId, ReactNode>>;
  /** Responses of their calls, so that the canvas renders them without a request. */
  answers: Answers;
};

/** Modules at the top of a page, if they are ready soon; those with nested modules are left to the canvas. */
export async function firstModules(document: PageDocument, binding: Binding): Promise<FirstModules> {
  const { ctx, api, request } = pageContext();
  const facts = { ...request.variant, ...request.traits, now: request.now };
  const shown = (document.slots.main ?? []).filter((id) => {
    const node = document.nodes[id];
    return node !== undefined && isShown(node, facts);
  });
  const recording = recordingClient(api);
  const { failed, isolate } = request;
  // The module that broke the page is searched for without a time limit.
  const patience = isolate ? [] : [AbortSignal.timeout(PATIENCE_MS)];
  const signal = AbortSignal.any([request.signal, ...patience]);
  const { slots } = await resolvePage({
    document: { ...document, slots: { main: shown.slice(0, AT_ONCE) } },
    manifest,
    registry,
    faults: request.faults,
    source: { api: recording.api, ctx, query: {}, binding, signal },
    facts,
    maxAge: 0,
    // A module that fails here reports its reason in the canvas.
    warn: () => undefined,
  });
  const drawn = (slots.main ?? [])
    .filter(({ view, slots: own }) => view && Object.keys(own).length === 0)
    .map((module) => [
      module.id,
      <Modules key={module.id} modules={[module]} ctx={ctx} failed={failed} isolate={isolate} />,
    ]);
  return { drawn: Object.fromEntries(drawn), answers: recording.answers };
}
