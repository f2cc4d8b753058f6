import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it gets, by receiver. */
export async function openMailServer() {
  const mails: { to: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of envelope.rcptTo) mails.push({ to: address, raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The newest code that was sent to the address; empty before. */
    codeFor: (to: string): string => {
      const raw = mails.findLast((mail) => mail.to === to)?.raw ?? '';
      const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
      const text = /^content-transfer-encoding: base64/im.test(head) ? Buffer.from(body, 'base64') : body;
      return /(?<!\d)\d{6}(?!\d)/.exec(text.toString())?.[0] ?? '';
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
