import type { Activity } from '#schemas/entities/activity.ts';
import { paths } from '../links/paths.ts';

/** The address of an activity's own screen, without the language prefix. */
export function activityPath({ type, id }: Pick<Activity, 'type' | 'id'>): string {
  if (type === 'BONUS') return paths.bonus(id);
  return type === 'BADGE' ? paths.badge(id) : paths.lottery(id);
}
