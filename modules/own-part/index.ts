import { defineModule } from '#schemas/module/define.ts';
import { OWN_PART } from '#schemas/page/document.ts';
import { ownPartFields } from './fields.ts';
import { ownPartMigrations } from './migrations.ts';
import { ownPartDefaults, ownPartSchema } from './schema.ts';

export const ownPart = defineModule({
  type: OWN_PART,
  version: 1,
  category: 'category.layout',
  surfaces: ['h5', 'app'],
  schema: ownPartSchema,
  defaults: ownPartDefaults,
  fields: ownPartFields,
  migrations: ownPartMigrations,
});
