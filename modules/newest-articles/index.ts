import { defineModule } from '#schemas/module/define.ts';
import { newestArticlesFields } from './fields.ts';
import { newestArticlesMigrations } from './migrations.ts';
import { newestArticlesDefaults, newestArticlesSchema } from './schema.ts';

export const newestArticles = defineModule({
  type: 'newest-articles',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: newestArticlesSchema,
  defaults: newestArticlesDefaults,
  fields: newestArticlesFields,
  migrations: newestArticlesMigrations,
  paged: true,
});
