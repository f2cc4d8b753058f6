import { defineModule } from '#schemas/module/define.ts';
import { brandsFields } from './fields.ts';
import { brandsMigrations } from './migrations.ts';
import { brandsDefaults, brandsSchema } from './schema.ts';

export const brands = defineModule({
  type: 'brands',
  version: 1,
  category: 'category.catalogue',
  surfaces: ['h5', 'app'],
  schema: brandsSchema,
  defaults: brandsDefaults,
  fields: brandsFields,
  migrations: brandsMigrations,
});
