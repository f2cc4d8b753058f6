import { defineModule } from '#schemas/module/define.ts';
import { recommendedDealsFields } from './fields.ts';
import { recommendedDealsMigrations } from './migrations.ts';
import { recommendedDealsDefaults, recommendedDealsSchema } from './schema.ts';

export const recommendedDeals = defineModule({
  type: 'recommended-deals',
  version: 1,
  category: 'category.deals',
  surfaces: ['h5', 'app'],
  schema: recommendedDealsSchema,
  defaults: recommendedDealsDefaults,
  fields: recommendedDealsFields,
  migrations: recommendedDealsMigrations,
});
