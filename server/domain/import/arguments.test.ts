import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('a relative file is resolved from the folder of the command', () => {
  const args = ['deals.csv', '--tenant', 'zest', '--format', 'csv'];
  expect(readArguments(args, '/home/me')).toEqual({
    file: '/home/me/deals.csv',
    tenant: 'zest',
    format: 'csv',
    dry: false,
  });
  expect(readArguments(['a', '--tenant', 'zest', '--mapping', 'm.json'], '/home/me')).toMatchObject({
    format: 'auto',
    mapping: '/home/me/m.json',
  });
  expect(readArguments([...args, '--dry'], '/')?.dry).toBe(true);
  expect(readArguments(['/a/b', ...args.slice(1)], '/home/me')?.file).toBe('/a/b');
});

test('help needs no other argument', () => {
  expect(readArguments(['--help'], '/')).toBeUndefined();
});

test.each([
  [[], 'Name one file to import.'],
  [['a', 'b', '--tenant', 'zest', '--format', 'csv'], 'Name one file to import.'],
  [['a', '--format', 'csv'], 'Say whose catalogue it is: --tenant zest'],
  [
    ['a', '--tenant', 'zest', '--format', 'xls'],
    'The format is one of auto, lazada, csv, jsonl, google-merchant, shopee-affiliate',
  ],
  [['a', '--tenant', 'zest', '--format', 'orders', '--dry'], 'Orders have no dry run.'],
  [['a', '--tenants', 'zest'], "Unknown option '--tenants'"],
])('%j is refused', (args, message) => {
  expect(() => readArguments(args, '/')).toThrow(message);
});
