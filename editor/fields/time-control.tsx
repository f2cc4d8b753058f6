import { type ReactNode, useState } from 'react';
import { fromWallTime, toWallTime, zoneName } from '#locales/format/zoned-time.ts';
import { useView } from '#runtime/view-context.tsx';
import type { TimeField } from '#schemas/fields/time.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { WhenInput } from '../kit/when-input.tsx';
import { type ControlProps, describedBy, labelText } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';

/** TIME: entered and shown in the tenant's zone, stored with its offset. */
export function TimeControl(props: ControlProps<TimeField>): ReactNode {
  const { id, field, value, onChange, tenant, error, disabled } = props;
  const t = useText();
  const { lang, now } = useView();
  const stored = typeof value === 'string' ? value : '';
  const wall = toWallTime(stored, tenant.timezone);
  // A time skipped by the zone's clock is stored as another one: the typed text stays until the stored value changes.
  const [typed, setTyped] = useState({ stored, wall });
  const shown = typed.stored === stored ? typed.wall : wall;
  const help = field.help && labelText(t, field.help);

  const change = (next: string) => {
    const instant = next === '' ? undefined : fromWallTime(next, tenant.timezone);
    setTyped({ stored: instant ?? '', wall: instant ? toWallTime(instant, tenant.timezone) : next });
    onChange(instant);
  };
  return (
    <FieldShell id={id} label={labelText(t, field.label)} required={field.required} help={help} error={error}>
      <WhenInput
        id={id}
        type="datetime-local"
        className={inputs.input}
        value={shown}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${describedBy(id, { help })} ${id}-zone`}
        onWhen={change}
      />
      <p className={styles.foot} id={`${id}-zone`}>
        {t('fields.time.zone', { zone: zoneName(tenant.timezone, Date.parse(stored) || now, lang) })}
      </p>
    </FieldShell>
  );
}
