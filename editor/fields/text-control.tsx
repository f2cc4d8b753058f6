import type { ReactNode } from 'react';
import { countGraphemes, type TextField } from '#schemas/fields/text.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { type ControlProps, describedBy, labelText, recordOf, withEntry } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { LanguagePills, useFieldLanguage } from './language-pills.tsx';
import { Swatch } from './swatch.tsx';

/** TEXT: one line or several, in one language or each; counts graphemes. */
export function TextControl(props: ControlProps<TextField>): ReactNode {
  const { id, field, value, onChange, languages, tenant, error, disabled } = props;
  const t = useText();
  const [lang, setLang] = useFieldLanguage(props.lang);
  const textIn = (one: string) => String(recordOf(value)[one] ?? '');
  const text = field.localized ? textIn(lang) : typeof value === 'string' ? value : '';
  const fallback = field.localized && lang !== tenant.defaultLanguage ? textIn(tenant.defaultLanguage) : '';
  const help = field.help && labelText(t, field.help);

  const change = (next: string) =>
    onChange(field.localized ? withEntry(value, lang, next === '' ? undefined : next) : next);
  const input = {
    id,
    value: text,
    disabled,
    placeholder: fallback,
    lang: field.localized ? lang : undefined,
    className: inputs.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, { help }),
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return (
    <FieldShell
      id={id}
      label={labelText(t, field.label)}
      required={field.required}
      help={help}
      error={error}
      aside={
        field.localized && (
          <LanguagePills
            id={id}
            languages={languages}
            lang={lang}
            onLang={setLang}
            has={(one) => textIn(one) !== ''}
            disabled={disabled}
          />
        )
      }
    >
      {field.multiline ? (
        <textarea rows={4} {...input} />
      ) : field.isColour ? (
        <div className={styles.row}>
          <Swatch colour={text} />
          <input type="text" autoComplete="off" {...input} />
        </div>
      ) : (
        <input type="text" autoComplete="off" {...input} />
      )}
      <div className={styles.foot}>
        {text === '' && fallback !== '' && (
          <span>{t('fields.fallback', { language: LANGUAGE_NAMES[tenant.defaultLanguage] })}</span>
        )}
        {field.maxLength !== undefined && <Counter text={text} max={field.maxLength} />}
      </div>
    </FieldShell>
  );
}

function Counter({ text, max }: { text: string; max: number }): ReactNode {
  const t = useText();
  // No script needs more units for a grapheme; counting a far longer text would only take time.
  const count = text.length > max * 32 ? text.length : countGraphemes(text);
  return (
    <span className={styles.count} data-over={count > max}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className={styles.hidden}>{t('fields.text.count', { count, max })}</span>
    </span>
  );
}
