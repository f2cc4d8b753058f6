import type { EditorPick, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Call } from '../../../platform/call.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import type { PickRow } from './pick-row.ts';

/** An item to pick in its API format, in the operator's language; `row` is undefined for a missing item. */
export function presentPick({ kind, code }: PickRef, row: PickRow | undefined, call: Call): EditorPick {
  if (!row) return { kind, code, title: code, state: 'missing' };
  return {
    kind,
    code,
    title: textIn(call, row.title ?? {}) || code,
    picture: row.picture ?? undefined,
    price: row.price === null ? undefined : decimal(row.price),
    currency: row.currency ?? undefined,
    state: row.shown ? 'ok' : row.isDraft ? 'draft' : 'expired',
  };
}
