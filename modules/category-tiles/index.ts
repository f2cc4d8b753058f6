import { defineModule } from '#schemas/module/define.ts';
import { categoryTilesFields } from './fields.ts';
import { categoryTilesMigrations } from './migrations.ts';
import { categoryTilesDefaults, categoryTilesSchema } from './schema.ts';

export const categoryTiles = defineModule({
  type: 'category-tiles',
  version: 1,
  category: 'category.catalogue',
  surfaces: ['h5', 'app'],
  schema: categoryTilesSchema,
  defaults: categoryTilesDefaults,
  fields: categoryTilesFields,
  migrations: categoryTilesMigrations,
});
