import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that aren't public: private, shared, loopback, link-local, reserved, documentation, multicast. */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Public IPv6 addresses; mapped IPv4, NAT64, loopback, local and multicast ones are outside of it. */
const OPEN_IPV6 = ['2000::/3'];
/** Networks within it that are reserved, for documentation, or contain an IPv4 address (Teredo, 6to4). */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed4 = networks(CLOSED_IPV4, 'ipv4');
const open6 = networks(OPEN_IPV6, 'ipv6');
const closed6 = networks(CLOSED_IPV6, 'ipv6');

/** True if an IP address belongs to the public internet; false for any other and for a text that is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  return isIPv6(address) && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const found = new BlockList();
  for (const network of list) {
    const [address = '', prefix = ''] = network.split('/');
    found.addSubnet(address, Number(prefix), family);
  }
  return found;
}
