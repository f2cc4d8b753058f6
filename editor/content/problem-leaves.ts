import * as z from 'zod';
import { ApiError } from '#client/api-error.ts';

const problemsSchema = z.object({ problems: z.array(z.object({ leaf: z.string() })) });

/** Leaves for whose values the server has refused a call; none for another failure. */
export function problemLeaves(error: unknown): string[] {
  const data = error instanceof ApiError ? problemsSchema.safeParse(error.data).data : undefined;
  return data?.problems.map(({ leaf }) => leaf) ?? [];
}
