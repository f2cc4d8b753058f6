import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';
import { type ContactFields, type ContactKind, looksLikePhone, readContact } from './contact.ts';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';

type Props = {
  phoneRules: readonly PhoneRule[];
  kind: ContactKind;
  /** Autocomplete attribute; by default the one of the field's kind. */
  autoComplete?: string;
  autoFocus?: boolean;
};

const LABELS = { email: 'login.email', phone: 'login.phone', either: 'login.emailOrPhone' } as const;
const COMPLETIONS = { email: 'email', phone: 'tel-national', either: 'username' } as const;
const KEYBOARDS = { email: 'email', phone: 'tel', either: 'email' } as const;

/** An email address or a phone number; with a number comes the choice of its country. */
export function ContactField({ phoneRules, kind, autoComplete, autoFocus }: Props): ReactNode {
  const { t } = useView();
  const { watch, getValues } = useFormContext<ContactFields>();
  const typed = watch('contact');
  const isPhone = kind === 'phone' || (kind === 'either' && looksLikePhone(typed));
  const check = () => {
    const read = readContact(phoneRules, kind, getValues());
    return typeof read === 'string' ? t(read) : undefined;
  };
  return (
    <FormField
      name="contact"
      label={t(LABELS[kind])}
      check={check}
      start={isPhone && <AreaCode phoneRules={phoneRules} />}
      autoComplete={autoComplete ?? COMPLETIONS[kind]}
      inputMode={KEYBOARDS[kind]}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      maxLength={254}
      data-testid="contact"
    />
  );
}

function AreaCode({ phoneRules }: Pick<Props, 'phoneRules'>) {
  const { t } = useView();
  const { field } = useController<ContactFields, 'areaCode'>({ name: 'areaCode' });
  return (
    <select {...field} className={styles.area} aria-label={t('login.area')} data-testid="area-code">
      {phoneRules.map(({ areaCode, country }) => (
        <option key={areaCode} value={areaCode}>
          {country} +{areaCode}
        </option>
      ))}
    </select>
  );
}
