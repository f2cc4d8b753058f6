import type { ReactNode } from 'react';
import type { PickRef } from '#schemas/entities/editor-pick.ts';
import { usePickedType } from '../kit/content-types.ts';
import { entryAddress } from '../kit/entry-address.ts';
import { useText } from '../kit/use-text.ts';
import styles from './fields.module.css';

/** Link from a picked thing to its form, in a tab of its own; nothing for a kind that isn't content. */
export function EntryLink({ kind, code, title }: PickRef & { title: string }): ReactNode {
  const t = useText();
  const type = usePickedType()(kind);
  if (!type) return null;
  return (
    <a className={styles.entryLink} href={entryAddress(type.type, code)} target="_blank" rel="noreferrer">
      {t('content.openEntry', { name: title })}
    </a>
  );
}
