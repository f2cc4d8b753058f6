import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Body = { messages: { role: string; content: string }[]; tools: unknown[]; stream: boolean };
type Reply = (response: ServerResponse, body: Body) => void;
type Part = { index?: number; id?: string; name?: string; arguments?: string };

/** Starts a stub of a model on the loopback, which answers each request with the next of its replies. */
export async function startStubModel() {
  const replies: Reply[] = [];
  const bodies: Body[] = [];
  let left = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Body;
    bodies.push(body);
    response.on('close', () => {
      if (!response.writableEnded) left += 1;
    });
    const reply = replies.shift();
    if (reply) reply(response, body);
    else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    /** Number of responses that the client has aborted. */
    left: () => left,
    will: (...next: Reply[]) => {
      replies.splice(0, replies.length, ...next);
      bodies.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
const head = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();

/** A reply of text, a few characters at a time. */
export const says =
  (text: string): Reply =>
  (response) => {
    head(response);
    for (const part of text.match(/[\s\S]{1,7}/gu) ?? []) response.write(chunk({ content: part }));
    response.end('data: [DONE]\n\n');
  };

/** A reply of tool calls, each part in an event of its own. */
export const calls =
  (...parts: Part[]): Reply =>
  (response) => {
    head(response);
    for (const { index, id, name, arguments: text } of parts)
      response.write(
        chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: text } }] }),
      );
    response.end('data: [DONE]\n\n');
  };

/** A reply that shows the ids of the last search. */
export const showsFound: Reply = (response, { messages }) => {
  const { items = [] } = JSON.parse(messages.at(-1)?.content ?? '{}') as { items?: { id: string }[] };
  calls({
    index: 0,
    id: 'show',
    name: 'show',
    arguments: JSON.stringify({ ids: items.map(({ id }) => id) }),
  })(response, { messages, tools: [], stream: true });
};

/** A reply that sends `text` and then hangs. */
export const hangs =
  (text?: string): Reply =>
  (response) => {
    if (text === undefined) return;
    head(response);
    response.write(chunk({ content: text }));
  };

/** A reply that sends a word every now and then, without end. */
export const drips: Reply = (response) => {
  head(response);
  const timer = setInterval(() => response.write(chunk({ content: 'word ' })), 50);
  response.on('close', () => clearInterval(timer));
};

/** A reply of these raw bytes. */
export const raw =
  (text: string, status = 200, type = 'text/event-stream'): Reply =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(text);
  };
