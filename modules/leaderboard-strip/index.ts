import { defineModule } from '#schemas/module/define.ts';
import { leaderboardStripFields } from './fields.ts';
import { leaderboardStripMigrations } from './migrations.ts';
import { leaderboardStripDefaults, leaderboardStripSchema } from './schema.ts';

export const leaderboardStrip = defineModule({
  type: 'leaderboard-strip',
  version: 1,
  category: 'category.catalogue',
  surfaces: ['h5', 'app'],
  schema: leaderboardStripSchema,
  defaults: leaderboardStripDefaults,
  fields: leaderboardStripFields,
  migrations: leaderboardStripMigrations,
});
