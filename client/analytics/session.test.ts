import { expect, test } from 'vitest';
import { createKept } from './kept.ts';
import { currentSession } from './session.ts';

test('[Y3] a session lasts until nothing has happened for 30 minutes', () => {
  const kept = createKept(false);
  const first = currentSession(kept, 1_000_000);
  expect(first.isNew).toBe(true);
  expect(currentSession(kept, 1_000_000 + 1_799_999)).toEqual({ id: first.id, isNew: false });
  expect(currentSession(kept, 1_000_000 + 2 * 1_799_999)).toEqual({ id: first.id, isNew: false });
  const later = currentSession(kept, 1_000_000 + 2 * 1_799_999 + 1_800_001);
  expect(later.isNew).toBe(true);
  expect(later.id).not.toBe(first.id);
});

test.each([
  'text',
  null,
  {},
  { id: 7, lastAccess: 1 },
  { id: '<b>', lastAccess: 1 },
  { id: 's', lastAccess: '1' },
])('a stored %j is no session', (value) => {
  const kept = createKept(false);
  kept.write('analytics-session', value);
  expect(currentSession(kept, 2).isNew).toBe(true);
});
