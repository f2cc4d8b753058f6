import { type Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type Options = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

/** Sends a request with the tenant's Host header, which `fetch` can't set. */
export function send(port: number, tenant: string, path: string, options: Options = {}): Promise<Answer> {
  const { body, headers, ...rest } = options;
  const all: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    headers: { host: `${tenant}.localhost:${port}`, ...headers },
    ...rest,
  };
  return new Promise((resolve, reject) => {
    const sent = request(all, (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Sends a request with a JSON body, and gives the parsed envelope too. */
export async function sendJson(
  port: number,
  tenant: string,
  path: string,
  { body, headers, ...rest }: Omit<Options, 'body'> & { body?: unknown } = {},
) {
  const answer = await send(port, tenant, path, {
    ...rest,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { ...answer, json: JSON.parse(answer.body) };
}
