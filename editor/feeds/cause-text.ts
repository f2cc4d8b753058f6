import type { Text } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import { CAUSES } from '#schemas/feeds/cause.ts';
import type { FeedCause } from '#schemas/feeds/run.ts';
import { fieldName } from './field-name.ts';

/** Cause of a refused row in the operator's language, with its field; the detail of one that isn't known. */
export function causeText(
  { cause, detail }: { cause?: FeedCause | undefined; detail: string },
  view: { t: Text; lang: Language },
): string {
  const known = CAUSES.find((key) => key === cause?.key);
  if (!cause || !known) return detail;
  const text = view.t(`feeds.cause.${known}`, cause.params);
  return cause.field ? `${fieldName(cause.field, view)}: ${text}` : text;
}
