import type { Mark } from '../intents/mark.ts';

/** Text that stands for a mark, such as `COLLECT CONTENT 21951`. */
export const markKey = ({ action, subjectType, subjectId }: Mark) => `${action} ${subjectType} ${subjectId}`;

/** Mark of a text made by `markKey`. */
export function markOf(key: string): Mark {
  const [action, subjectType, ...id] = key.split(' ');
  return { action, subjectType, subjectId: id.join(' ') } as Mark;
}
