import { defineModule } from '#schemas/module/define.ts';
import { popularArticlesFields } from './fields.ts';
import { popularArticlesMigrations } from './migrations.ts';
import { popularArticlesDefaults, popularArticlesSchema } from './schema.ts';

export const popularArticles = defineModule({
  type: 'popular-articles',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: popularArticlesSchema,
  defaults: popularArticlesDefaults,
  fields: popularArticlesFields,
  migrations: popularArticlesMigrations,
});
