import { defineModule } from '#schemas/module/define.ts';
import { shareInvitationFields } from './fields.ts';
import { shareInvitationMigrations } from './migrations.ts';
import { shareInvitationDefaults, shareInvitationSchema } from './schema.ts';

export const shareInvitation = defineModule({
  type: 'share-invitation',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: shareInvitationSchema,
  defaults: shareInvitationDefaults,
  fields: shareInvitationFields,
  migrations: shareInvitationMigrations,
});
