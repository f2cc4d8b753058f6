import type { Load } from '#runtime/module.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import { loadActivity } from '#storefront/activities/load-activity.ts';
import type { ActivityModuleProps } from './schema.ts';

/** The activity, as guests see it. */
export const loadActivityModule: Load<ActivityModuleProps, Activity | undefined> = ({ activity }, source) =>
  loadActivity(source, activity);
