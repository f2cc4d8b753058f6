import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';

const schema = z.object({
  /** Id of a lottery, a bonus or badges. */
  activity: z.string().max(128).default(''),
  /** Title that replaces the activity's own. */
  title: localizedTextValue(80).default({}),
});

export type ActivityProps = z.infer<typeof schema>;

export const activity = defineModule({
  type: 'activity',
  version: 1,
  name: { th: 'กิจกรรม', en: 'Activity', id: 'Acara' },
  about: {
    th: 'กิจกรรมลุ้นรางวัล โบนัส หรือเหรียญตรา พร้อมสถานะ',
    en: 'A lottery, a bonus or badges, with their state',
    id: 'Undian, bonus, atau lencana beserta statusnya',
  },
  category: 'content',
  icon: 'compass',
  sketch: [
    [2, 4, 18, 24],
    [23, 5, 22, 4],
    [23, 12, 14, 3],
    [23, 21, 16, 7],
  ],
  schema,
  defaults: { activity: '', title: {} },
  preset: ({ activity = '' }) => ({ activity, title: {} }),
  fields: [
    {
      name: 'activity',
      type: 'TEXT',
      codeOf: 'ACTIVITY',
      tab: 'data',
      label: 'field.activity',
      required: true,
    },
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
  ],
});
