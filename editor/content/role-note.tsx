import type { ReactNode } from 'react';
import { type ContentType, PUBLISH_ROLE } from '#schemas/content-type/define.ts';
import { hasRole } from '#schemas/operator.ts';
import { useOperator } from '../account/operator.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';

/** Whether an operator changes entries of a type; of a direct one a change is live at once. */
export function useMayEdit(type: Pick<ContentType, 'lifecycle'>): boolean {
  const { role } = useOperator();
  return hasRole(role, type.lifecycle === 'direct' ? PUBLISH_ROLE : 'editor');
}

/** Note on what the operator's role leaves to others, from the start; nothing for publishers. */
export function RoleNote({ type }: { type: Pick<ContentType, 'lifecycle'> }): ReactNode {
  const t = useText();
  const { role } = useOperator();
  const mayEdit = useMayEdit(type);
  if (hasRole(role, PUBLISH_ROLE)) return null;
  return <p className={styles.note}>{t(mayEdit ? 'content.editorNote' : 'content.readOnly')}</p>;
}
