import { type Answers, recordingClient } from '#editor/canvas/load-client.ts';
import { AT_ONCE } from '#editor/canvas/turns.ts';
import { manifest } from '#modules/manifest.ts';
import { registry } from '#modules/registry.ts';
import { resolvePage } from '#runtime/resolve.ts';
import { isShown } from '#runtime/resolve-module.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { pageContext } from '../../../page-context.ts';

/** The canvas asks for itself what takes longer. */
const PATIENCE_MS = 300;

/** What the modules that are drawn first load, so that the canvas can draw them as soon as it is alive. */
export async function firstAnswers(document: PageDocument): Promise<Answers> {
  const { ctx, api, request } = pageContext();
  const facts = { ...request.variant, ...request.traits, now: request.now };
  const shown = (document.slots.main ?? []).filter((id) => {
    const node = document.nodes[id];
    return node !== undefined && isShown(node, facts);
  });
  const recording = recordingClient(api);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)]);
  await resolvePage({
    document: { ...document, slots: { main: shown.slice(0, AT_ONCE) } },
    manifest,
    registry,
    source: { api: recording.api, ctx, query: {}, binding: {}, signal },
    facts,
    maxAge: 0,
    // A module that fails here tells the workspace why in the canvas.
    warn: () => undefined,
  });
  return recording.answers;
}
