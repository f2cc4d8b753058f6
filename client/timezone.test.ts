import { expect, it } from 'vitest';
import { timezoneOffset } from './timezone.ts';

it.each([
  [-420, '+07:00'],
  [0, '+00:00'],
  [210, '-03:30'],
  [-345, '+05:45'],
])('%i minutes behind UTC is %s', (minutes, offset) => {
  expect(timezoneOffset(minutes)).toBe(offset);
});
