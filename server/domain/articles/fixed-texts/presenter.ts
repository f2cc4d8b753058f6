import type { FixedText } from '#schemas/entities/fixed-text.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { FixedTextRow } from './operations.ts';

/** The text of a fixed page in its API format. */
export function presentFixedText({ title, body, validFrom }: FixedTextRow, call: Call): FixedText {
  return {
    title: textIn(call, title) ?? '',
    body: textIn(call, body) ?? '',
    validFrom: validFrom?.getTime(),
  };
}
