import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (forwarded?: string, remoteAddress: string | undefined = '10.0.0.1') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('without a proxy a forwarded address is ignored', () => {
  expect(clientAddress(request('9.9.9.9'), 0)).toBe('10.0.0.1');
});

test.each([
  ['one proxy wrote the last entry', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies wrote the last two', '6.6.6.6, 203.0.113.7, 10.0.0.9', 2, '203.0.113.7'],
  ['IPv6', ' 2001:db8::7 ', 1, '2001:db8::7'],
  ['a list that is too short', '203.0.113.7', 2, '10.0.0.1'],
  ['no list', undefined, 1, '10.0.0.1'],
  ['no address', '203.0.113.7, <script>', 1, '10.0.0.1'],
  ['an empty entry', '203.0.113.7,', 1, '10.0.0.1'],
])('%s', (_, forwarded, proxies, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

test('an IPv4 address written as IPv6 is the same address', () => {
  expect(clientAddress(request(undefined, '::ffff:192.0.2.4'), 0)).toBe('192.0.2.4');
});
