import { defineModule } from '#schemas/module/define.ts';
import { navigationTabsFields } from './fields.ts';
import { navigationTabsMigrations } from './migrations.ts';
import { navigationTabsDefaults, navigationTabsSchema } from './schema.ts';

export const navigationTabs = defineModule({
  type: 'navigation-tabs',
  version: 1,
  category: 'category.layout',
  surfaces: ['h5', 'app'],
  schema: navigationTabsSchema,
  defaults: navigationTabsDefaults,
  fields: navigationTabsFields,
  migrations: navigationTabsMigrations,
});
