import type { Load } from '#runtime/module.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import { loadActivity } from '#storefront/activities/load-activity.ts';
import type { ShareInvitationProps } from './module.ts';

/** The activity that is shared. */
export const loadShareInvitation: Load<ShareInvitationProps, Activity | undefined> = ({ activity }, source) =>
  loadActivity(source, activity);
