import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received mail: `raw` has one character for each byte. */
export type Mail = { from: string; to: string[]; raw: string };

type Done = (error?: Error | null) => void;

/** Opens a mail server that stores the mails it accepts: at once, unless `answer` does otherwise. */
export async function openMailServer(answer: (mail: Mail, done: Done) => void = (_, done) => done()) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail: Mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
        };
        answer(mail, (error) => {
          if (!error) mails.push(mail);
          done(error);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Text of a mail of one part, which is quoted-printable or in base64. */
export function textOf({ raw }: Mail): string {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
  const plain = /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(unquoted(body), 'latin1');
  return plain.toString().replaceAll('\r\n', '\n');
}

const unquoted = (body: string) =>
  body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
