import { ApiError } from '#client/api-client.ts';

/** What a call answers; undefined where there is no such thing, or none can be called so. */
export function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  });
}
