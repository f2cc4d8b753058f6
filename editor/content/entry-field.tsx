import { memo, type ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Language } from '#schemas/constants.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { FieldControl } from '../fields/registry.tsx';
import { useText } from '../kit/use-text.ts';
import { type EntryStore, type Mark, openMarks } from './entry-store.ts';
import { useEntryState } from './use-entry.ts';

type Props = {
  store: EntryStore;
  field: Field;
  /** Language of the form; a field's pills may choose another. */
  lang: Language;
  disabled: boolean;
  /** Leaves of any field that the last attempt named. */
  marks: readonly Mark[];
};

export const controlId = (name: string) => `content-${name}`;

/** Control of one field of an entry; typing in another field doesn't render it. */
export const EntryField = memo(({ store, field, lang, disabled, marks }: Props): ReactNode => {
  const t = useText();
  const { tenant } = useView();
  const isOwn = (leaf: string) => leaf.split('.')[0] === field.name;
  const value = useEntryState(store, ({ values }) => values[field.name]);
  const isInvalid = useEntryState(store, ({ invalid }) => invalid.some(isOwn));
  const marked = useEntryState(store, (state) => openMarks(state, marks).split(' ').find(isOwn));
  const code = isInvalid ? 'INVALID' : marks.find(({ leaf }) => leaf === marked)?.code;
  const error = code && t(`content.problem.${code}`);
  return (
    <FieldControl
      id={controlId(field.name)}
      field={field}
      value={value}
      onChange={(next) => store.change(field.name, next)}
      lang={lang}
      languages={tenant.languages}
      tenant={tenant}
      error={error}
      disabled={disabled}
    />
  );
});
