import { AREAS, type Area } from '#schemas/operator.ts';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';

type Props = {
  /** Accessible name of the choice. */
  label: string;
  /** Chosen areas; null: all. */
  value: readonly Area[] | null;
  onChange: (areas: Area[] | null) => void;
};

/** Areas of the editor, folded below their names; all of them at once are stored as no limit. */
export function AreasSelect({ label, value, onChange }: Props) {
  const t = useText();
  const chosen = AREAS.filter((area) => value?.includes(area) ?? true);
  const toggle = (area: Area) => {
    const next = AREAS.filter((one) => chosen.includes(one) !== (one === area));
    onChange(next.length === AREAS.length ? null : next);
  };
  return (
    <details className={styles.areas}>
      <summary aria-label={label}>{areasText(t, value)}</summary>
      {AREAS.map((area) => (
        <label key={area} className={styles.check}>
          <input type="checkbox" checked={chosen.includes(area)} onChange={() => toggle(area)} />
          {t(`area.${area}`)}
        </label>
      ))}
    </details>
  );
}

/** Names of the areas to which a member is limited. */
export function areasText(t: ReturnType<typeof useText>, areas: readonly Area[] | null): string {
  if (areas === null) return t('area.all');
  return areas.length === 0 ? t('area.none') : areas.map((area) => t(`area.${area}`)).join(', ');
}
