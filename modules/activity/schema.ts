import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const activityModuleSchema = z.object({
  /** A lottery, a bonus or badges. */
  activity: z.string().max(128).default(''),
  /** Instead of the activity's own title. */
  title: localizedTextValue(80).default({}),
});

export type ActivityModuleProps = z.infer<typeof activityModuleSchema>;

export const activityModuleDefaults: ActivityModuleProps = { activity: '', title: {} };
