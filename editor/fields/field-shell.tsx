import { type ReactNode, useContext } from 'react';
import { useText } from '../kit/use-text.ts';
import { FieldComments } from './contexts.ts';
import styles from './fields.module.css';

type Props = {
  id: string;
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** True for a group of several controls under one label. */
  group?: boolean;
  /** Content beside the label. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Label, help and error around a control; the control refers to them by its id. */
export function FieldShell({ id, label, required, help, error, group, aside, children }: Props): ReactNode {
  const t = useText();
  const comments = useContext(FieldComments)(id);
  const name = (
    <>
      {label}
      {required && <span className={styles.required}>{t('fields.required')}</span>}
    </>
  );
  const body = (
    <>
      <div className={styles.head}>
        {group ? (
          <span className={styles.label} id={`${id}-label`}>
            {name}
          </span>
        ) : (
          <label className={styles.label} id={`${id}-label`} htmlFor={id}>
            {name}
          </label>
        )}
        {(aside || comments) && (
          <span className={styles.aside}>
            {aside}
            {comments}
          </span>
        )}
      </div>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </>
  );
  return group ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't share its line with the language pills
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`} data-field={id}>
      {body}
    </div>
  ) : (
    <div className={styles.field} data-field={id}>
      {body}
    </div>
  );
}
