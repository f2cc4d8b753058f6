import { connect } from 'node:net';

/** Result of one run of requests. */
export type LoadResult = {
  requests: number;
  /** Size of one response with its head, bytes. */
  answerBytes: number;
  seconds: number;
  /** Share of one processor that the client itself took; near 1 it would be the bottleneck. */
  ownLoad: number;
};

const CONNECTIONS = 32;
const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

const [port, milliseconds, head] = process.argv.slice(2) as [string, string, string];
const request = Buffer.from(`${head.trim().replaceAll('\n', '\r\n')}\r\n\r\n`);
const result: LoadResult = { requests: 0, answerBytes: 0, seconds: 0, ownLoad: 0 };
const started = performance.now();
const ownStart = process.cpuUsage();
const end = started + Number(milliseconds);

/** Total bytes of the response that begins with `head`, by its Content-Length; undefined for a chunked one. */
function announcedBytes(head: Buffer): number | undefined {
  const headBytes = head.indexOf(HEAD_END) + HEAD_END.length;
  const text = head.toString('latin1', 0, headBytes);
  if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(`Not answered with 200:\n${text}`);
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  return length === undefined ? undefined : headBytes + Number(length);
}

/** Repeats the request on one connection, each time after the whole response. */
function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let expected: number | undefined;
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    socket.on('error', reject).on('close', () => resolve());
    socket.on('data', (chunk) => {
      if (received === 0) expected = announcedBytes(chunk);
      received += chunk.length;
      const isWhole =
        expected === undefined ? chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : received >= expected;
      if (!isWhole) return;
      result.requests++;
      result.answerBytes = received;
      received = 0;
      if (performance.now() < end) socket.write(request);
      else socket.end();
    });
  });
}

await Promise.all(Array.from({ length: CONNECTIONS }, ask));
result.seconds = (performance.now() - started) / 1_000;
const { user, system } = process.cpuUsage(ownStart);
result.ownLoad = (user + system) / 1e6 / result.seconds;
process.stdout.write(JSON.stringify(result));
