import { defineModule } from '#schemas/module/define.ts';
import { activityModuleFields } from './fields.ts';
import { activityModuleMigrations } from './migrations.ts';
import { activityModuleDefaults, activityModuleSchema } from './schema.ts';

export const activity = defineModule({
  type: 'activity',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: activityModuleSchema,
  defaults: activityModuleDefaults,
  fields: activityModuleFields,
  migrations: activityModuleMigrations,
});
