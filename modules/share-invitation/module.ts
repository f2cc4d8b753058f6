import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';

const SHARE_INVITATION = { titleLength: 80, textLength: 200 } as const;

const schema = z.object({
  title: localizedTextValue(SHARE_INVITATION.titleLength).default({}),
  text: localizedTextValue(SHARE_INVITATION.textLength).default({}),
  /** Id of the shared activity; without one the shop's home page is shared. */
  activity: z.string().max(128).default(''),
});

export type ShareInvitationProps = z.infer<typeof schema>;

const words = { type: 'TEXT', localized: true } as const;

export const shareInvitation = defineModule({
  type: 'share-invitation',
  version: 1,
  name: { th: 'ชวนเพื่อน', en: 'Share invitation', id: 'Ajakan berbagi' },
  about: {
    th: 'ชวนลูกค้าแชร์กิจกรรมหรือร้าน',
    en: 'Asks shoppers to share an activity or the shop',
    id: 'Mengajak pembeli membagikan acara atau toko',
  },
  category: 'content',
  icon: 'compass',
  sketch: [
    [2, 8, 24, 4],
    [2, 16, 20, 3],
    [31, 10, 15, 10],
  ],
  schema,
  defaults: {
    title: { th: 'ชวนเพื่อนมาช้อป', en: 'Bring your friends', id: 'Ajak teman belanja' },
    text: {},
    activity: '',
  },
  fields: [
    {
      ...words,
      name: 'title',
      label: 'field.title',
      required: true,
      maxLength: SHARE_INVITATION.titleLength,
    },
    { ...words, name: 'text', label: 'field.text', multiline: true, maxLength: SHARE_INVITATION.textLength },
    {
      name: 'activity',
      type: 'TEXT',
      codeOf: 'ACTIVITY',
      tab: 'data',
      label: 'field.sharedActivity',
      help: 'field.sharedActivity.help',
    },
  ],
});
