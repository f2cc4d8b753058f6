import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request that no visitor sent: Next sees only what the front decided. */
export function syntheticRequest(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  for (const [name, value] of Object.entries(headers)) request.headers[name] = value;
  request.complete = true;
  request.push(null);
  return request;
}

/** A response that keeps what is written to it. */
export class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.keep(chunk);
    callback(rest);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this;
    if (typeof args[0] !== 'function') this.keep(args[0]);
    this.finished = true;
    this.emit('finish');
    this.emit('close');
    callback(args);
    return this;
  }

  override flushHeaders(): void {
    // Nothing to send: the front sends the complete answer.
  }

  get body(): Buffer {
    return Buffer.concat(this.chunks);
  }

  private keep(chunk: unknown): void {
    if (typeof chunk === 'string') this.chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
  }
}

function callback(args: unknown[]): void {
  const last = args.at(-1);
  if (typeof last === 'function') process.nextTick(last);
}
