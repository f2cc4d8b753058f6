'use client';

import { OPERATOR_ROLES, type OperatorRole } from '#schemas/operator.ts';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';

type Props = { label: string; value: OperatorRole; onChange: (role: OperatorRole) => void };

/** Select of the four roles, each with its permissions. */
export function RoleSelect({ label, value, onChange }: Props) {
  const t = useText();
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={(event) => onChange(OPERATOR_ROLES[event.target.selectedIndex] ?? value)}
    >
      {OPERATOR_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)} – {t(`role.${role}.hint`)}
        </option>
      ))}
    </select>
  );
}
