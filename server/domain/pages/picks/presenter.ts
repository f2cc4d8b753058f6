import { textFor } from '#locales/text.ts';
import type { EditorPick, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Call } from '../../../platform/call.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import type { PickRow } from './pick-row.ts';

/** An item to pick in its API format, in the operator's language; `row` is undefined for a missing item. */
export function presentPick({ kind, code }: PickRef, row: PickRow | undefined, call: Call): EditorPick {
  if (!row) return { kind, code, title: code, state: 'missing' };
  // A page without a title is known by its address.
  const title = textIn(call, row.title ?? {}) || (kind === 'PAGE' ? code : '');
  return {
    kind,
    code,
    title: title || textFor(call.lang)('fields.pick.untitled'),
    untitled: title === '' || undefined,
    picture: row.picture ?? undefined,
    price: row.price === null ? undefined : decimal(row.price),
    currency: row.currency ?? undefined,
    platform: row.platform ?? undefined,
    state: row.shown ? 'ok' : row.isDraft ? 'draft' : 'expired',
  };
}
