import { defineModule } from '#schemas/module/define.ts';
import { dealsFields } from './fields.ts';
import { dealsMigrations } from './migrations.ts';
import { dealsDefaults, dealsSchema } from './schema.ts';

export const deals = defineModule({
  type: 'deals',
  version: 1,
  category: 'category.deals',
  surfaces: ['h5', 'app'],
  schema: dealsSchema,
  defaults: dealsDefaults,
  fields: dealsFields,
  migrations: dealsMigrations,
});
