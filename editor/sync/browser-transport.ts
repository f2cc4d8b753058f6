import * as z from 'zod/mini';
import { type ApiClient, endpointUrl } from '#schemas/api/endpoint.ts';
import {
  missedEdits,
  openPage,
  pageEvents,
  sendEdits,
  sendPresence,
} from '#schemas/api/invented/editor-pages.ts';
import { acceptedEditSchema, presenceSchema } from '#schemas/entities/page-edit.ts';
import type { Listener, Transport } from './transport.ts';

/** Transport to this site's server. */
export function browserTransport(api: ApiClient, pageId: string): Transport {
  const params = { id: pageId };
  return {
    send: (clientId, edits) =>
      api.call(sendEdits, {
        params,
        body: {
          clientId,
          edits: edits.map(({ commands, ...edit }) => ({ ...edit, commands: [...commands] })),
        },
      }),
    missed: (since) => api.call(missedEdits, { params, query: { since } }),
    open: () => api.call(openPage, { params }),
    present: (clientId, selection, leaving) =>
      api.call(sendPresence, {
        params,
        body: { clientId, selection: [...selection], ...(leaving && { leaving }) },
      }),
    listen: (since, listener) => {
      const source = new EventSource(`/api${endpointUrl(pageEvents, { params, query: { since } })}`);
      hear(source, listener);
      return () => source.close();
    },
  };
}

function hear(source: EventSource, listener: Listener): void {
  const on = <T>(type: string, schema: z.ZodMiniType<T>, then: (data: T) => void) =>
    source.addEventListener(type, ({ data }) => {
      const parsed = z.safeParse(schema, parseJson(data));
      if (parsed.success) then(parsed.data);
    });
  on('edit', acceptedEditSchema, listener.edit);
  on('presence', z.array(presenceSchema), listener.presence);
  on('published', z.unknown(), listener.published);
  on('discussed', z.unknown(), listener.discussed);
  on('scheduled', z.unknown(), listener.published);
  on('reload', z.unknown(), listener.reload);
  on('resync', z.unknown(), listener.resync);
  source.onopen = listener.connected;
  // The browser would reconnect with the first revision; ours is newer.
  source.onerror = () => {
    source.close();
    listener.lost();
  };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
