import { expect, test } from 'vitest';
import { blockRelations } from '#schemas/api/user.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { memberBlocks } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, send } = await openTestApi([zest]);
const as: Record<string, ReturnType<typeof client>> = {};
for (const id of ['mali', 'ploy', 'nid']) as[id] = client(zest, await signedIn(db, zest, id));
await db.insert(memberBlocks).values({ tenantId: 'zest', memberId: 'mali', blockedId: 'ploy' });

test('[CALL62] a block is visible only to the two members concerned', async () => {
  const ids = ['mali', 'ploy', 'nid'];
  const asked = (id: string) =>
    as[id]?.call(blockRelations, { body: { fromUserIds: ids, blockedUserIds: ids } });
  const relation = { fromUserId: 'mali', blockedUserId: 'ploy' };
  expect(await asked('mali')).toEqual([relation]);
  expect(await asked('ploy')).toEqual([relation]);
  expect(await asked('nid')).toEqual([]);

  const answer = await send(zest, '/saas-user-service/user-dynamic-fields/blockUser/queryRelation', {
    method: 'POST',
    headers: await signedIn(db, zest, 'ploy'),
    body: JSON.stringify({ fromUserIds: ['mali'], blockedUserIds: ['ploy'] }),
  });
  expect(await answer.json()).toMatchObject({ success: true, data: [relation] });
});
