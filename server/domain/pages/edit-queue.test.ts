import { beforeEach, expect, test, vi } from 'vitest';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { pages } from '../page-tables/schema.ts';
import { createEditQueue } from './edit-queue.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
const people = Array.from({ length: 30 }, (_, i) => `w${i}`);

const call = (name: string) => {
  const operator = operatorScope({ id: name, name, role: 'editor' });
  return { db, scope: tenantScope(zest), operator } as OperatorCall;
};
const inserting = (clientId: string, count = 1) => {
  const ids = Array.from({ length: count }, (_, i) => `${clientId}-${i}`);
  const commands = ids.map((id) => ({ type: 'insertNode', node: node(id), to: { slot: 'main' } }));
  return { clientId, edits: [{ id: clientId, base: 1, commands: commands as unknown[] }] };
};

beforeEach(async () => {
  vi.restoreAllMocks();
  await db.delete(pages);
  await db.insert(pages).values(pageRow('zest', 'sale', { draft: samplePage() }));
});

test('requests that arrive during a batch are applied together, each with its own author', async () => {
  const transaction = vi.spyOn(db, 'transaction');
  const queue = createEditQueue();
  const answers = await Promise.all(people.map((name) => queue.apply(call(name), 'sale', inserting(name))));
  expect(answers.map(({ results }) => results)).toEqual(
    people.map((id, i) => [{ id, status: 'applied', rev: i + 2 }]),
  );
  expect(transaction).toHaveBeenCalledTimes(2);
  const { rows } = await db.execute('SELECT client_id, operator_name FROM page_edits ORDER BY rev');
  expect(rows).toEqual(people.map((name) => ({ client_id: name, operator_name: name })));
});

test('a batch has no more commands than one request may have', async () => {
  const transaction = vi.spyOn(db, 'transaction');
  const queue = createEditQueue();
  await Promise.all(['a1', 'b1', 'c1'].map((name) => queue.apply(call(name), 'sale', inserting(name, 260))));
  expect(transaction).toHaveBeenCalledTimes(3);
});

test('a failed request doesn’t affect the others, and the queue continues', async () => {
  const queue = createEditQueue();
  const broken = inserting('broken');
  const command = {
    get type() {
      throw new Error('a fault of ours');
    },
  };
  broken.edits[0]?.commands.push(command);
  const all = [inserting('before'), broken, inserting('after')];
  const answers = await Promise.allSettled(all.map((sent) => queue.apply(call('Ann'), 'sale', sent)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(queue.apply(call('Ann'), 'none', inserting('x'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(queue.apply(call('Ann'), 'sale', inserting('later'))).resolves.toMatchObject({ rev: 4 });
});

test('further requests are refused when the queue is full', async () => {
  const queue = createEditQueue();
  const many = Array.from({ length: 210 }, (_, i) => `m${i}`);
  const answers = await Promise.allSettled(
    many.map((name) => queue.apply(call(name), 'sale', inserting(name))),
  );
  const away = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(away).toHaveLength(9);
  for (const reason of away) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
});
