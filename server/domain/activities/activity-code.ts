import type { activities } from './schema.ts';

/** Name of an activity in share messages and reports, such as `lottery-1`: its type and its id, which stay. */
export function activityCode({ type, id }: Pick<typeof activities.$inferSelect, 'type' | 'id'>): string {
  return `${type.toLowerCase()}-${id}`;
}
