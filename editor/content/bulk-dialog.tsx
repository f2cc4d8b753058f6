import { type ReactNode, useState } from 'react';
import { parseChanges } from '#engine/content/check-values.ts';
import { leavesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { Field } from '#schemas/fields/registry.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { labelText } from '../fields/control.ts';
import { FieldControl } from '../fields/registry.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useText } from '../kit/use-text.ts';
import { filterKind } from './list-query.ts';

type Props = {
  type: ContentType;
  count: number;
  onClose: () => void;
  /** Gives the leaves to set. */
  onSet: (leaves: Record<string, unknown>) => void;
};

/** A field and the value that all selected entries get. */
export function BulkDialog({ type, count, onClose, onSet }: Props): ReactNode {
  const t = useText();
  const { lang, tenant } = useView();
  const [name, setName] = useState(type.fields[0]?.name);
  const field = type.fields.find((one) => one.name === name);
  const [value, setValue] = useState(() => firstValue(field));
  if (!field) return null;
  const leaves = leavesOf(type, { [field.name]: value });
  const given = Object.entries(leaves).map(([leaf, to]) => [leaf, { from: null, to }]);
  const { problems } = parseChanges(type, Object.fromEntries(given));
  const isReady = given.length > 0 && problems.length === 0;
  return (
    <Dialog title={t('content.bulk.changeTitle', { count })} onClose={onClose}>
      <form
        className={account.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onSet({ ...leaves });
        }}
      >
        <label className={account.labelled}>
          <span className={account.label}>{t('content.filter.field')}</span>
          <select
            className={account.select}
            value={field.name}
            onChange={({ target }) => {
              setName(target.value);
              setValue(firstValue(type.fields.find((one) => one.name === target.value)));
            }}
          >
            {type.fields.map((one) => (
              <option key={one.name} value={one.name}>
                {labelText(t, one.label)}
              </option>
            ))}
          </select>
        </label>
        <FieldControl
          key={field.name}
          id="bulk-value"
          field={{ ...field, label: 'content.filter.value' }}
          value={value}
          onChange={setValue}
          lang={lang}
          languages={tenant.languages}
          tenant={tenant}
        />
        <p>{t('content.bulk.changeText')}</p>
        <button type="submit" className={buttons.primary} disabled={!isReady}>
          {t('content.bulk.apply', { count })}
        </button>
      </form>
    </Dialog>
  );
}

/** Value with which a control begins: a switch shows no value as off, so it begins with that. */
function firstValue(field: Field | undefined): unknown {
  return field && filterKind(field) === 'boolean' ? false : undefined;
}
