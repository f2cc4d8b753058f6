import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import type { MappedField, Mapping } from '#schemas/feeds/mapping.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import type { Change, FeedDraft } from './draft.ts';
import styles from './feeds.module.css';
import { fieldName } from './field-name.ts';
import { columnOf, FIELD_GROUPS, originText, withColumn } from './mapping-text.ts';
import { RemarkList } from './remark-list.tsx';
import { SelectField } from './select-field.tsx';
import wizard from './wizard.module.css';

type Props = { draft: FeedDraft; onChange: Change; inspection: Inspection };

/** Columns from which an item's fields come: a select a field, at first as the layout or the columns' names suggest. */
export function ColumnFields({ draft, onChange, inspection }: Props): ReactNode {
  const { t } = useView();
  const { lacking } = inspection;
  const mapping = draft.mapping ?? ((inspection.mapping ?? {}) as Mapping);
  return (
    <>
      <Lacking names={lacking} />
      {FIELD_GROUPS.map(({ name, fields }) => {
        const selects = fields.map((field) => (
          <FieldSelect
            key={field}
            field={field}
            mapping={mapping}
            inspection={inspection}
            onMapping={(next) => onChange({ mapping: next })}
          />
        ));
        return name === 'required' ? (
          <fieldset key={name} className={wizard.plain}>
            <legend className={account.label}>{t(`feeds.columns.${name}`)}</legend>
            <div className={wizard.fields}>{selects}</div>
          </fieldset>
        ) : (
          <details key={name} className={styles.group} open={name === 'price' || name === 'about'}>
            <summary>{t(`feeds.columns.${name}`)}</summary>
            <div className={wizard.fields}>{selects}</div>
          </details>
        );
      })}
      <RemarkList remarks={inspection} />
      {draft.mapping && (
        <p>
          <button type="button" className={buttons.secondary} onClick={() => onChange({ mapping: null })}>
            {t('feeds.columns.suggested')}
          </button>
        </p>
      )}
    </>
  );
}

type FieldProps = {
  field: MappedField;
  mapping: Mapping;
  inspection: Inspection;
  onMapping: (mapping: Mapping) => void;
};

/** Select of the column from which a field comes, with a value of that column. */
function FieldSelect({ field, mapping, inspection: { columns, rows }, onMapping }: FieldProps) {
  const view = useView();
  const { t } = view;
  const origin = mapping[field];
  const column = columnOf(origin);
  const sampleOf = (name: string) => rows.map(({ values }) => values[name]?.trim()).find(Boolean);
  const example = column && sampleOf(column);
  const isPlain = column !== undefined && columns.includes(column);
  const other = origin && !isPlain ? [{ value: '*', text: originText(origin, t) }] : [];
  return (
    <SelectField
      label={fieldName(field, view)}
      hint={example ? t('feeds.columns.sample', { value: example.slice(0, 60) }) : undefined}
      value={other.length > 0 ? '*' : (column ?? '')}
      options={[
        { value: '', text: t('feeds.columns.none') },
        ...other,
        ...columns.map((name) => ({ value: name, text: withSample(name, sampleOf(name)) })),
      ]}
      onChange={(chosen) => chosen !== '*' && onMapping(withColumn(mapping, field, chosen))}
    />
  );
}

/** A column's name with one of its values: names such as `k9JZlv` say nothing alone. */
function withSample(name: string, sample: string | undefined): string {
  return sample ? `${name} · ${sample.slice(0, 30)}` : name;
}

function Lacking({ names }: { names: readonly string[] }) {
  const view = useView();
  const { t, lang } = view;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (
    <p role="status" className={wizard.recognised} data-known={names.length === 0}>
      {names.length === 0
        ? t('feeds.columns.complete')
        : t('feeds.columns.lacking', { names: list.format(names.map((name) => fieldName(name, view))) })}
    </p>
  );
}
