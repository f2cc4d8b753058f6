import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { activityRow } from './activities.fixtures.ts';
import { createChangeWatch } from './purge-changed.ts';
import { activities } from './schema.ts';

const { db } = await openTestDatabase();
const MINUTE_MS = 60_000;
const START = Date.now();
const at = (minute: number) => new Date(START + minute * MINUTE_MS);

test('pages are purged once when an activity starts, ends or becomes invalid, at its tenant only', async () => {
  await db.insert(tenants).values(['zest', 'guide', 'draft'].map((id) => ({ id, settings: {} })));
  await db
    .insert(activities)
    .values([
      activityRow('zest', 'a', { startsAt: at(1), endsAt: at(5) }),
      activityRow('guide', 'a', { startsAt: at(-9), endsAt: at(9), invalidAt: at(3) }),
      activityRow('draft', 'a', { startsAt: at(1), endsAt: at(5), publishedAt: null }),
    ]);
  let now = START;
  let purged: string[] = [];
  const look = createChangeWatch({
    db,
    now: () => now,
    purge: async (tags) => void purged.push(...tags),
  });
  const tagsAt = async (minute: number) => {
    [now, purged] = [at(minute).getTime(), []];
    await look();
    return purged;
  };
  expect(await tagsAt(0.9)).toEqual([]);
  expect(await tagsAt(1)).toEqual(['zest:activities']);
  expect(await tagsAt(2)).toEqual([]);
  expect(await tagsAt(3.1)).toEqual(['guide:activities']);
  expect(await tagsAt(5)).toEqual(['zest:activities']);
  expect(await tagsAt(8)).toEqual([]);
});
