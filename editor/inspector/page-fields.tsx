import { type FormEvent, type ReactNode, useState } from 'react';
import { isSame } from '#engine/change.ts';
import { useView } from '#runtime/view-context.tsx';
import { FIELD_VALUES, type Field } from '#schemas/fields/registry.ts';
import { CUSTOM_FIELD_TYPES, type CustomFieldType } from '#schemas/page/custom-field.ts';
import { fieldNameSchema } from '#schemas/page/document.ts';
import { type Problem, problemsOf } from '#schemas/page/problem.ts';
import account from '../account/account.module.css';
import { FieldControl } from '../fields/registry.tsx';
import buttons from '../kit/button.module.css';
import { IconButton } from '../kit/icon-button.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './inspector.module.css';
import { controlId } from './place.ts';

const MAX_TEXT = 5_000;

/** Draft of a field whose type doesn't accept its value: the document lacks it or still holds the old value. */
type Draft = { type: CustomFieldType; over: unknown; value: unknown; problem?: Problem | undefined };

/** Custom fields of the page: added by name and type, edited by their type's control, removed. */
export function PageFields(): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { edit } = useEditorActions();
  const fields = useEditor((state) => state.document.fields);
  const readOnly = useEditor((state) => state.readOnly);
  const languages = useEditor((state) => state.languages);
  const lang = useEditor((state) => state.language);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const names = [...new Set([...Object.keys(fields), ...Object.keys(drafts)])];

  const drop = (name: string) => setDrafts(({ [name]: _, ...rest }) => rest);
  const change = (name: string, type: CustomFieldType, value: unknown) => {
    const parsed = FIELD_VALUES[type].safeParse(value);
    if (!parsed.success) {
      const [problem] = problemsOf(parsed.error);
      setDrafts((last) => ({ ...last, [name]: { type, over: fields[name]?.value, value, problem } }));
      return;
    }
    drop(name);
    edit([{ type: 'setField', name, field: { type, value } }], {
      label: name,
      coalesce: `page/fields/${name}`,
    });
  };
  const remove = (name: string) => {
    drop(name);
    if (fields[name]) edit([{ type: 'setField', name }], { label: name });
  };
  return (
    <section className={styles.fields} aria-labelledby="page-fields">
      <h3 id="page-fields" className={styles.subtitle}>
        {t('inspector.page.fields')}
      </h3>
      <p className={account.hint}>{t('inspector.page.fieldsHint', { braces: '{{deadline}}' })}</p>
      {names.map((name) => {
        const stored = fields[name];
        const draft = drafts[name];
        const isDraft = draft !== undefined && isSame(draft.over, stored?.value);
        const type = stored?.type ?? draft?.type;
        if (type === undefined) return null;
        const value = isDraft ? draft.value : stored?.value;
        return (
          <div key={name} className={styles.pageField}>
            <FieldControl
              id={controlId(['fields', name])}
              field={fieldOf(name, type, value)}
              value={value}
              onChange={(next) => change(name, type, next)}
              lang={lang}
              languages={languages}
              tenant={tenant}
              error={
                isDraft && draft.problem ? t(`errors.${draft.problem.code}`, draft.problem.params) : undefined
              }
              disabled={readOnly}
            />
            <IconButton
              icon="close"
              label={t('inspector.page.removeField', { name })}
              disabled={readOnly}
              onClick={() => remove(name)}
            />
          </div>
        );
      })}
      {!readOnly && (
        <NewField
          taken={names}
          onAdd={(name, type) =>
            setDrafts((last) => ({ ...last, [name]: { type, over: undefined, value: undefined } }))
          }
        />
      )}
    </section>
  );
}

function NewField(props: {
  taken: readonly string[];
  onAdd: (name: string, type: CustomFieldType) => void;
}): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [type, setType] = useState<CustomFieldType>('TEXT');
  const isGood = fieldNameSchema.safeParse(name).success && !props.taken.includes(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isGood) return;
    props.onAdd(name, type);
    setName('');
  };
  return (
    <form className={styles.newField} onSubmit={submit}>
      <label>
        {t('inspector.page.fieldName')}
        <input
          className={inputs.input}
          value={name}
          autoComplete="off"
          aria-invalid={name !== '' && !isGood}
          aria-describedby="new-field-note"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {t('inspector.page.fieldType')}
        <select
          className={inputs.input}
          value={type}
          onChange={({ target }) => setType(CUSTOM_FIELD_TYPES.find((one) => one === target.value) ?? 'TEXT')}
        >
          {CUSTOM_FIELD_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`inspector.type.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p id="new-field-note" className={styles.note} aria-live="polite">
        {name !== '' && !isGood && t('inspector.page.badName')}
      </p>
      <button type="submit" className={buttons.button} disabled={!isGood}>
        {t('inspector.page.addField')}
      </button>
    </form>
  );
}

/** Field definition for a custom field, by its type and value. */
function fieldOf(name: string, type: CustomFieldType, value: unknown): Field {
  const base = { name, label: { plain: name } };
  switch (type) {
    case 'TEXT':
      return { ...base, type, maxLength: MAX_TEXT, localized: typeof value !== 'string', multiline: true };
    case 'SELECT': {
      if (typeof value !== 'boolean' && value !== undefined) {
        const values = [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
        const options = values.map((one) => ({ value: one, label: { plain: String(one) } }));
        return { ...base, type, options, multiple: Array.isArray(value) };
      }
      return {
        ...base,
        type,
        options: [
          { value: false, label: 'option.no' },
          { value: true, label: 'option.yes' },
        ],
      };
    }
    default:
      return { ...base, type };
  }
}
