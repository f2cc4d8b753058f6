import { defineModule } from '#schemas/module/define.ts';
import { dailySpecialFields } from './fields.ts';
import { dailySpecialMigrations } from './migrations.ts';
import { dailySpecialDefaults, dailySpecialSchema } from './schema.ts';

export const dailySpecial = defineModule({
  type: 'daily-special',
  version: 1,
  category: 'category.deals',
  surfaces: ['h5', 'app'],
  schema: dailySpecialSchema,
  defaults: dailySpecialDefaults,
  fields: dailySpecialFields,
  migrations: dailySpecialMigrations,
});
