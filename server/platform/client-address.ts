import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * IP address of a request. Every proxy appends its caller to `X-Forwarded-For`; only the last entries, written by our
 * own `proxies`, can be trusted. Without proxies it is the connection's remote address.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const told = plain(forwarded.at(-proxies) ?? '');
  return isIP(told) ? told : plain(socket.remoteAddress ?? 'unknown');
}

/** Normalised address: IPv4 as such, even if it is written as IPv6. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
