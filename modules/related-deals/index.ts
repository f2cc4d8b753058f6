import { defineModule } from '#schemas/module/define.ts';
import { relatedDealsFields } from './fields.ts';
import { relatedDealsMigrations } from './migrations.ts';
import { relatedDealsDefaults, relatedDealsSchema } from './schema.ts';

export const relatedDeals = defineModule({
  type: 'related-deals',
  version: 1,
  category: 'category.deals',
  surfaces: ['h5', 'app'],
  schema: relatedDealsSchema,
  defaults: relatedDealsDefaults,
  fields: relatedDealsFields,
  migrations: relatedDealsMigrations,
});
