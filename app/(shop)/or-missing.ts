import { ApiError } from '#client/api-client.ts';

/** What a call answers; undefined where it answers 404. */
export function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
