import type { ReactNode } from 'react';
import type { PickKind, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Catalogue } from '#schemas/enums/catalogue.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { useText } from '../kit/use-text.ts';
import { type ControlProps, describedBy, labelText } from './control.ts';
import { EntryLink } from './entry-link.tsx';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { PickBox } from './pick-box.tsx';
import { PickCard } from './pick-card.tsx';
import { moved, SortableList } from './sortable-list.tsx';
import { pickKey, usePicks } from './use-picks.ts';

type Props = Pick<ControlProps, 'id' | 'error' | 'disabled'> & {
  field: Pick<Field, 'label' | 'help' | 'required'>;
  kinds: readonly PickKind[];
  /** Catalogue of the categories, any if left out. */
  categories?: Catalogue | undefined;
  refs: readonly PickRef[];
  max: number;
  onRefs: (refs: PickRef[]) => void;
};

/** Search, pick, sort: the body of every control that holds references. Expired things stay, marked. */
export function PickList({
  id,
  field,
  error,
  disabled,
  kinds,
  categories,
  refs,
  max,
  onRefs,
}: Props): ReactNode {
  const t = useText();
  const { picks, learn } = usePicks(refs);
  const help = field.help && labelText(t, field.help);
  const label = labelText(t, field.label);
  const items = refs.map((ref) => {
    const pick = picks[pickKey(ref)];
    return {
      key: pickKey(ref),
      name: pick?.title ?? ref.code,
      content: (
        <>
          <PickCard kind={ref.kind} code={ref.code} pick={pick} />
          <EntryLink kind={ref.kind} code={ref.code} title={pick?.title ?? ref.code} />
        </>
      ),
    };
  });
  return (
    <FieldShell
      id={id}
      label={label}
      required={field.required}
      help={help}
      error={error}
      aside={max > 1 && <span className={styles.count}>{`${refs.length}/${max}`}</span>}
    >
      {refs.length > 0 && (
        <SortableList
          label={label}
          items={items}
          disabled={disabled}
          onMove={(from, to) => onRefs(moved(refs, from, to))}
          onRemove={(index) => onRefs(refs.toSpliced(index, 1))}
        />
      )}
      {refs.length > 0 && refs.length >= max && max > 1 ? (
        <p className={styles.foot}>{t('fields.pick.full', { max })}</p>
      ) : (
        <PickBox
          id={id}
          kinds={kinds}
          categories={categories}
          taken={items.map(({ key }) => key)}
          single={max === 1}
          describedBy={describedBy(id, { help })}
          invalid={error !== undefined}
          disabled={disabled}
          onPick={(pick) => {
            learn(pick);
            const ref = { kind: pick.kind, code: pick.code };
            onRefs(max === 1 ? [ref] : [...refs, ref]);
          }}
        />
      )}
    </FieldShell>
  );
}
