import { defineModule } from '#schemas/module/define.ts';
import { topicsFields } from './fields.ts';
import { topicsMigrations } from './migrations.ts';
import { topicsDefaults, topicsSchema } from './schema.ts';

export const topics = defineModule({
  type: 'topics',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: topicsSchema,
  defaults: topicsDefaults,
  fields: topicsFields,
  migrations: topicsMigrations,
});
