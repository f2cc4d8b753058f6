import { defineModule } from '#schemas/module/define.ts';
import { alertSignUpFields } from './fields.ts';
import { alertSignUpMigrations } from './migrations.ts';
import { alertSignUpDefaults, alertSignUpSchema } from './schema.ts';

export const alertSignUp = defineModule({
  type: 'alert-sign-up',
  version: 1,
  category: 'category.deals',
  surfaces: ['h5', 'app'],
  schema: alertSignUpSchema,
  defaults: alertSignUpDefaults,
  fields: alertSignUpFields,
  migrations: alertSignUpMigrations,
});
