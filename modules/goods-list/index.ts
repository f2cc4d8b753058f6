import { defineModule } from '#schemas/module/define.ts';
import { goodsListFields } from './fields.ts';
import { goodsListMigrations } from './migrations.ts';
import { goodsListDefaults, goodsListSchema } from './schema.ts';

export const goodsList = defineModule({
  type: 'goods-list',
  version: 1,
  category: 'category.catalogue',
  surfaces: ['h5', 'app'],
  schema: goodsListSchema,
  defaults: goodsListDefaults,
  fields: goodsListFields,
  migrations: goodsListMigrations,
});
