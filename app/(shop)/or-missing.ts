import { ApiError } from '#client/api-error.ts';

/** Data of a call; undefined for a thing that doesn't exist, or an invalid name. */
export function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  });
}
