import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import choice from '#ui/choice.module.css';
import { type Contact, contactText } from '../account-forms/contact.ts';
import styles from './security.module.css';

/** Choice of the contact that gets the code; nothing to choose with a single one. */
export function BoundContactField({ contacts }: { contacts: readonly Contact[] }): ReactNode {
  const { t } = useView();
  const { register } = useFormContext<{ by: string }>();
  if (contacts.length < 2) return null;
  return (
    <label className={styles.label}>
      {t('safety.by')}
      <select {...register('by')} className={choice.select} data-testid="by">
        {contacts.map((contact, index) => (
          <option key={contact.rcvType} value={String(index)}>
            {contactText(contact)}
          </option>
        ))}
      </select>
    </label>
  );
}
