import { defineModule } from '#schemas/module/define.ts';
import { richTextFields } from './fields.ts';
import { richTextMigrations } from './migrations.ts';
import { richTextDefaults, richTextSchema } from './schema.ts';

export const richText = defineModule({
  type: 'rich-text',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: richTextSchema,
  defaults: richTextDefaults,
  fields: richTextFields,
  migrations: richTextMigrations,
});
