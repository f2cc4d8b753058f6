import { defineModule } from '#schemas/module/define.ts';
import { pictureFields } from './fields.ts';
import { pictureMigrations } from './migrations.ts';
import { pictureDefaults, pictureSchema } from './schema.ts';

export const picture = defineModule({
  type: 'picture',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: pictureSchema,
  defaults: pictureDefaults,
  fields: pictureFields,
  migrations: pictureMigrations,
});
