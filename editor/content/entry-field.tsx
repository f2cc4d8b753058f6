import { memo, type ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Language } from '#schemas/constants.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { FieldControl } from '../fields/registry.tsx';
import { useText } from '../kit/use-text.ts';
import type { EntryStore } from './entry-store.ts';
import { useEntryState } from './use-entry.ts';

type Props = {
  store: EntryStore;
  field: Field;
  /** Language of the form; a field's pills may choose another. */
  lang: Language;
  disabled: boolean;
  /** Whether a required value is missing. */
  isMissing: boolean;
};

export const controlId = (name: string) => `content-${name}`;

/** Control of one field of an entry; typing in another field doesn't render it. */
export const EntryField = memo(({ store, field, lang, disabled, isMissing }: Props): ReactNode => {
  const t = useText();
  const { tenant } = useView();
  const value = useEntryState(store, ({ values }) => values[field.name]);
  const isInvalid = useEntryState(store, ({ invalid }) =>
    invalid.some((leaf) => leaf.split('.')[0] === field.name),
  );
  const error = isInvalid ? t('content.invalid') : isMissing ? t('content.required') : undefined;
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
