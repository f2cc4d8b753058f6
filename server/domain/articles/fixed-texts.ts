import { and, eq } from 'drizzle-orm';
import type { FixedText } from '#schemas/entities/fixed-text.ts';
import type { Call } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import { fixedTexts } from './schema.ts';

export type FixedTextRow = typeof fixedTexts.$inferSelect;

/** The shop's own text of the fixed page at a path; undefined while the built-in one stands there. */
export async function fixedTextAt({ db, scope }: Call, page: string): Promise<FixedTextRow | undefined> {
  const [row] = await db
    .select()
    .from(fixedTexts)
    .where(and(eq(fixedTexts.tenantId, scope.tenantId), eq(fixedTexts.page, page)))
    .limit(1);
  return row;
}

/** The text of a fixed page in its API format. */
export function presentFixedText({ title, body, validFrom }: FixedTextRow, call: Call): FixedText {
  return {
    title: textIn(call, title) ?? '',
    body: textIn(call, body) ?? '',
    validFrom: validFrom?.getTime(),
  };
}
