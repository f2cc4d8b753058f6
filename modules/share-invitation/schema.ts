import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const SHARE_INVITATION = { titleLength: 80, textLength: 200 } as const;

export const shareInvitationSchema = z.object({
  title: localizedTextValue(SHARE_INVITATION.titleLength).default({}),
  text: localizedTextValue(SHARE_INVITATION.textLength).default({}),
  /** Id of the shared activity; without one the shop's home page is shared. */
  activity: z.string().max(128).default(''),
});

export type ShareInvitationProps = z.infer<typeof shareInvitationSchema>;

export const shareInvitationDefaults: ShareInvitationProps = { title: {}, text: {}, activity: '' };
