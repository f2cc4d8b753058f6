import { defineModule } from '#schemas/module/define.ts';
import { hotKeywordsFields } from './fields.ts';
import { hotKeywordsMigrations } from './migrations.ts';
import { hotKeywordsDefaults, hotKeywordsSchema } from './schema.ts';

export const hotKeywords = defineModule({
  type: 'hot-keywords',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: hotKeywordsSchema,
  defaults: hotKeywordsDefaults,
  fields: hotKeywordsFields,
  migrations: hotKeywordsMigrations,
});
