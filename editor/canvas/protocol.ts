import * as z from 'zod/mini';
import { LANGUAGES } from '#schemas/languages.ts';

// Messages between the workspace and the page inside its iframe. Both sides check every message: an extension, an
// embedded advertisement or another window can post here too.

const id = z.string().check(z.maxLength(64));
const slots = z.record(z.string(), z.array(id));
const node = z.looseObject({
  id,
  type: z.string(),
  v: z.number(),
  props: z.record(z.string(), z.unknown()),
  slots: z.optional(slots),
});
const rest = {
  schemaVersion: z.literal(1),
  pageType: z.string(),
  meta: z.looseObject({ title: z.record(z.string(), z.optional(z.string())) }),
  fields: z.record(z.string(), z.unknown()),
  slots,
};
const nodes = z.record(z.string(), node);

export const toCanvasSchema = z.discriminatedUnion('type', [
  /** The workspace is listening; a canvas that was there before it sends `ready` again. */
  z.object({ type: z.literal('hello') }),
  /** The document, and the operator's language, in which the canvas names its modules. */
  z.object({ type: z.literal('open'), document: z.object({ ...rest, nodes }), lang: z.enum(LANGUAGES) }),
  z.object({
    type: z.literal('patch'),
    rev: z.int(),
    patch: z.extend(z.partial(z.object(rest)), {
      nodes: z.optional(z.record(z.string(), z.nullable(node))),
    }),
  }),
  z.object({ type: z.literal('theme'), theme: z.enum(['light', 'dark']) }),
  /** Scrolls the selected module into view, stops its carousels and shows the slide of its open item, if any. */
  z.object({ type: z.literal('reveal'), id: z.optional(id), item: z.optional(z.int()) }),
]);

export const fromCanvasSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** A module shows its fallback, with the reason; without reason it works again. */
  z.object({ type: z.literal('failed'), id, module: z.string(), reason: z.optional(z.string()) }),
  /** The modules' code failed to load: the page stays server-rendered. */
  z.object({ type: z.literal('unloaded') }),
  /** The patch of this revision is painted. */
  z.object({ type: z.literal('rendered'), rev: z.int() }),
]);

export type ToCanvas = z.infer<typeof toCanvasSchema>;
export type FromCanvas = z.infer<typeof fromCanvasSchema>;

type Channel<Out> = { send: (message: Out) => void; close: () => void };

/**
 * A two-way channel to another window of the same origin. A message counts only with that exact origin, from that very
 * window, with this channel's nonce, and in the schema's shape.
 */
export function openChannel<In, Out>(options: {
  self: Window;
  peer: () => Window | null;
  nonce: string;
  schema: z.ZodMiniType<In>;
  onMessage: (message: In) => void;
}): Channel<Out> {
  const { self, peer, nonce, schema } = options;
  const { origin } = self.location;
  const hear = (event: MessageEvent<{ nonce?: unknown; message?: unknown } | null>) => {
    if (event.origin !== origin || event.source === null || event.source !== peer()) return;
    if (nonce === '' || event.data?.nonce !== nonce) return;
    const parsed = z.safeParse(schema, event.data.message);
    if (parsed.success) options.onMessage(parsed.data);
  };
  self.addEventListener('message', hear);
  return {
    send: (message) => {
      const other = peer();
      // Dispatched, not posted: a posted message waits behind frames and timers, which would delay the effect of a key.
      if (other && originOf(other) === origin)
        other.dispatchEvent(new MessageEvent('message', { data: { nonce, message }, origin, source: self }));
    },
    close: () => self.removeEventListener('message', hear),
  };
}

/** Origin of a window; undefined when it can't be read, as for an error page. */
function originOf(other: Window): string | undefined {
  try {
    return other.origin;
  } catch {
    return undefined;
  }
}
