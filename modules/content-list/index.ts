import { defineModule } from '#schemas/module/define.ts';
import { contentListFields } from './fields.ts';
import { contentListMigrations } from './migrations.ts';
import { contentListDefaults, contentListSchema } from './schema.ts';

export const contentList = defineModule({
  type: 'content-list',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: contentListSchema,
  defaults: contentListDefaults,
  fields: contentListFields,
  migrations: contentListMigrations,
});
