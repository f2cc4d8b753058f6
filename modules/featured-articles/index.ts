import { defineModule } from '#schemas/module/define.ts';
import { featuredArticlesFields } from './fields.ts';
import { featuredArticlesMigrations } from './migrations.ts';
import { featuredArticlesDefaults, featuredArticlesSchema } from './schema.ts';

export const featuredArticles = defineModule({
  type: 'featured-articles',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: featuredArticlesSchema,
  defaults: featuredArticlesDefaults,
  fields: featuredArticlesFields,
  migrations: featuredArticlesMigrations,
});
