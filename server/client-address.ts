import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address that a request comes from. Every proxy adds to `X-Forwarded-For`, at its end, who called it; of that list
 * only the part that our own `proxies` wrote can be believed, so without any it is the connection's other end.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const told = plain(forwarded.at(-proxies) ?? '');
  return isIP(told) ? told : plain(socket.remoteAddress ?? 'unknown');
}

/** IPv4 as such, also where it is written as IPv6. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
