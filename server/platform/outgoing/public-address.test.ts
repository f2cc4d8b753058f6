import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by carriers', '100.64.0.1'],
  ['shared by carriers', '100.127.255.255'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.8.8.8'],
  ['link-local, a cloud’s metadata', '169.254.169.254'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped public', '::ffff:8.8.8.8'],
  ['IPv4-mapped, in hexadecimal', '::ffff:7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['Teredo', '2001::1'],
  ['6to4 of a private address', '2002:a00:1::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['multicast', 'ff02::1'],
  ['no address', 'localhost'],
])('%s: %s isn’t public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.255',
  '2400:cb00::1',
  '2606:4700::1111',
  '2a00:1450:4001::8a',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
