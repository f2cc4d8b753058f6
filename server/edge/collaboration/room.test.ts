import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AcceptedEdit } from '#schemas/entities/page-edit.ts';
import type { Missed } from '../../domain/pages/missed-edits.ts';
import { type Follower, Room } from './room.ts';

/** A draft whose queries end when the test says so; each gives the edits present at its start. */
function slowDraft(rev: number) {
  const draft = { rev };
  const readings: (() => void)[] = [];
  const read = (since: number) => {
    const seen = draft.rev;
    const revs = Array.from({ length: Math.max(0, seen - since) }, (_, i) => since + 1 + i);
    const missed: Missed = {
      rev: seen,
      edits: revs.map((each) => ({ rev: each }) as AcceptedEdit),
      reload: false,
    };
    return new Promise<Missed>((resolve) => readings.push(() => resolve(missed)));
  };
  const finish = async (index: number) => {
    readings.splice(index, 1)[0]?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { draft, readings, read, finish };
}

function follower() {
  const heard: unknown[] = [];
  const stream = {
    response: new Response(),
    send: ({ type, data, id }: { type: string; data: unknown; id?: number }) =>
      heard.push(type === 'edit' ? id : { type, data }),
    beat: () => undefined,
    end: () => undefined,
  };
  const one: Follower = { stream, operator: { id: 'o' }, sent: undefined, isAllowed: async () => true };
  return { one, edits: () => heard.filter((each) => typeof each === 'number'), heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a window that joins during a broadcast gets every edit once', async () => {
  const { draft, read, finish, readings } = slowDraft(2);
  const room = new Room('zest', read);
  const early = follower();
  void room.join(early.one, 2);
  await finish(0);
  await finish(0);
  const late = follower();
  void room.join(late.one, 1);
  draft.rev = 4;
  void room.hear({ type: 'edited' });
  draft.rev = 5;
  void room.hear({ type: 'edited' });
  // The others' query began at revision 2, before the joining window has caught up to it.
  await finish(1);
  await finish(0);
  while (readings.length > 0) await finish(0);
  expect([early.edits(), late.edits()]).toEqual([
    [3, 4, 5],
    [2, 3, 4, 5],
  ]);
});

test('a query that began earlier and ends later sends nothing twice', async () => {
  const { draft, read, finish, readings } = slowDraft(2);
  const room = new Room('zest', read);
  const early = follower();
  void room.join(early.one, 2);
  await finish(0);
  await finish(0);
  draft.rev = 3;
  void room.hear({ type: 'edited' });
  draft.rev = 6;
  const late = follower();
  void room.join(late.one, 1);
  await finish(1);
  while (readings.length > 0) await finish(0);
  expect([early.edits(), late.edits()]).toEqual([
    [3, 4, 5, 6],
    [2, 3, 4, 5, 6],
  ]);
});

test('an operator silent for 30 seconds is removed', async () => {
  const { read, finish } = slowDraft(1);
  const room = new Room('zest', read);
  const { one, heard } = follower();
  void room.join(one, 1);
  await finish(0);
  const person = { clientId: 'w', operatorId: 'o', operatorName: 'Ann', selection: [] };
  void room.hear({ type: 'presence', person, leaving: false });
  await vi.advanceTimersByTimeAsync(29_000);
  void room.check();
  expect(heard.at(-1)).toEqual({ type: 'presence', data: [person] });
  await vi.advanceTimersByTimeAsync(2_000);
  void room.check();
  expect(heard.at(-1)).toEqual({ type: 'presence', data: [] });
});
