/** Limit of unread bytes per client; a slower one is disconnected and reconnects. */
const MAX_UNREAD = 4 * 1_048_576;
const RETRY_MS = 1_000;

export type ServerEvent = { type: string; data: unknown; id?: number };

/** A response of server-sent events. After `end`, or when the client has disconnected, sending does nothing. */
export type EventStream = {
  response: Response;
  send: (event: ServerEvent) => void;
  /** Sends a heartbeat, so that the connection isn't closed as idle. */
  beat: () => void;
  end: () => void;
};

/** Opens a stream. `onEnd` is called once, whichever side ends it. */
export function openEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const leave = () => {
    if (!controller) return;
    controller = undefined;
    onEnd();
  };
  const write = (text: string) => {
    controller?.enqueue(encoder.encode(text));
    if (!controller || (controller.desiredSize ?? 0) > 0) return;
    controller.error(new Error('The client reads too slowly'));
    leave();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
      },
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD }),
  );
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'private, no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    }),
    send: ({ type, data, id }) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => {
      controller?.close();
      leave();
    },
  };
}
