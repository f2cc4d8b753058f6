import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const activityModuleSchema = z.object({
  /** Id of a lottery, a bonus or badges. */
  activity: z.string().max(128).default(''),
  /** Title that replaces the activity's own. */
  title: localizedTextValue(80).default({}),
});

export type ActivityModuleProps = z.infer<typeof activityModuleSchema>;

export const activityModuleDefaults: ActivityModuleProps = { activity: '', title: {} };
