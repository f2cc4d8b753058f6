import { defineModule } from '#schemas/module/define.ts';
import { noticeFields } from './fields.ts';
import { noticeMigrations } from './migrations.ts';
import { noticeDefaults, noticeSchema } from './schema.ts';

export const notice = defineModule({
  type: 'notice',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: noticeSchema,
  defaults: noticeDefaults,
  fields: noticeFields,
  migrations: noticeMigrations,
});
