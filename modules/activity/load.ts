import type { Load } from '#runtime/module.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import { loadActivity as load } from '#storefront/activities/load-activity.ts';
import type { ActivityProps } from './module.ts';

/** The activity, as guests see it. */
export const loadActivity: Load<ActivityProps, Activity | undefined> = ({ activity }, source) =>
  load(source, activity);
