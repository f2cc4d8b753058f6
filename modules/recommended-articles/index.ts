import { defineModule } from '#schemas/module/define.ts';
import { recommendedArticlesFields } from './fields.ts';
import { recommendedArticlesMigrations } from './migrations.ts';
import { recommendedArticlesDefaults, recommendedArticlesSchema } from './schema.ts';

export const recommendedArticles = defineModule({
  type: 'recommended-articles',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: recommendedArticlesSchema,
  defaults: recommendedArticlesDefaults,
  fields: recommendedArticlesFields,
  migrations: recommendedArticlesMigrations,
});
