import { defineModule } from '#schemas/module/define.ts';
import { articleCategoriesFields } from './fields.ts';
import { articleCategoriesMigrations } from './migrations.ts';
import { articleCategoriesDefaults, articleCategoriesSchema } from './schema.ts';

export const articleCategories = defineModule({
  type: 'article-categories',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: articleCategoriesSchema,
  defaults: articleCategoriesDefaults,
  fields: articleCategoriesFields,
  migrations: articleCategoriesMigrations,
});
