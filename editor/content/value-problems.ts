import * as z from 'zod';
import { ApiError } from '#client/api-error.ts';
import type { ValueProblem } from '#engine/content/check-values.ts';
import { VALUE_PROBLEMS } from '#schemas/content-type/value-problems.ts';

const problemSchema = z.object({ leaf: z.string(), code: z.enum(VALUE_PROBLEMS).catch('INVALID') });
const problemsSchema = z.object({ problems: z.array(problemSchema) });

/** Values for which the server has refused a call; none for another failure. */
export function valueProblems(error: unknown): ValueProblem[] {
  return error instanceof ApiError ? (problemsSchema.safeParse(error.data).data?.problems ?? []) : [];
}
