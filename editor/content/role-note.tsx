import type { ReactNode } from 'react';
import { type ContentType, PUBLISH_ROLE } from '#schemas/content-type/define.ts';
import { hasRole, type OperatorRole } from '#schemas/operator.ts';
import { useOperator } from '../account/operator.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';

/** Whether an operator changes entries of a type; of a direct one a change is live at once. */
export function useMayEdit(type: Pick<ContentType, 'lifecycle'>): boolean {
  return mayEdit(useOperator().role, type);
}

/** Whether operators of a role change entries of a type. */
export function mayEdit(role: OperatorRole, { lifecycle }: Pick<ContentType, 'lifecycle'>): boolean {
  return hasRole(role, lifecycle === 'direct' ? PUBLISH_ROLE : 'editor');
}

/** Whether operators of a role add entries of a type. */
export function mayAdd(role: OperatorRole, type: ContentType): boolean {
  return !type.imported && !type.single && mayEdit(role, type);
}

/** Note on what the operator's role leaves to others, from the start; nothing for publishers. */
export function RoleNote({ type }: { type: Pick<ContentType, 'lifecycle'> }): ReactNode {
  const t = useText();
  const { role } = useOperator();
  const isEditor = useMayEdit(type);
  if (hasRole(role, PUBLISH_ROLE)) return null;
  return <p className={styles.note}>{t(isEditor ? 'content.editorNote' : 'content.readOnly')}</p>;
}
