import { activityPath, articleCategoryPath, productCategoryPath } from '#locales/format/target-path.ts';
import { textFor } from '#locales/text.ts';
import type { EditorPick, PickRef } from '#schemas/entities/editor-pick.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import type { Call } from '../../../platform/call.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import type { PickRow } from './pick-row.ts';

/** An item to pick in its API format, in the operator's language; `row` is undefined for a missing item. */
export function presentDeskPick({ kind, code }: PickRef, row: PickRow | undefined, call: Call): EditorPick {
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
    path: pathOf(row, call),
    above: row.above?.map((name) => textIn(call, name) ?? '') ?? undefined,
    coming: (row.startsAt && row.startsAt.getTime() > call.now()) || undefined,
    state: row.shown ? 'ok' : row.isDraft ? 'draft' : 'expired',
  };
}

/** Path of a category or an activity. A category's has its name in the default language, where most visitors are. */
function pathOf({ kind, code, title, variety }: PickRow, { scope }: Call): string | undefined {
  const { tenant } = scope;
  if (kind === 'ACTIVITY') return activityPath({ type: variety ?? '', id: code });
  if (kind !== 'CATEGORY') return undefined;
  const name = pickLocalized(title, tenant.defaultLanguage, tenant.defaultLanguage) ?? code;
  if (variety === 'ARTICLE') return articleCategoryPath({ name, code }, tenant.type);
  return variety === 'GOODS' ? productCategoryPath({ name, code }) : undefined;
}
