import { defineModule } from '#schemas/module/define.ts';
import { bannerFields } from './fields.ts';
import { bannerMigrations } from './migrations.ts';
import { bannerDefaults, bannerSchema } from './schema.ts';

export const banner = defineModule({
  type: 'banner',
  version: 1,
  category: 'category.promotion',
  surfaces: ['h5', 'app'],
  schema: bannerSchema,
  defaults: bannerDefaults,
  fields: bannerFields,
  migrations: bannerMigrations,
});
