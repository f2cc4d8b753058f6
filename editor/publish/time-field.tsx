'use client';

import { type ReactNode, useId, useState } from 'react';
import { fromWallTime, toWallTime, zoneName } from '#locales/format/zoned-time.ts';
import { useView } from '#runtime/view-context.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { WhenInput } from '../kit/when-input.tsx';

type Props = {
  label: string;
  help?: string;
  /** Time in ms since 1970; undefined without a valid one. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** Date and time field in the tenant's time zone. */
export function TimeField({ label, help, value, onChange }: Props): ReactNode {
  const t = useText();
  const { tenant, lang, now } = useView();
  const id = useId();
  const [typed, setTyped] = useState(value === undefined ? '' : toWallTime(value, tenant.timezone));
  const zone = t('fields.time.zone', { zone: zoneName(tenant.timezone, value ?? now, lang) });
  return (
    <div className={inputs.field}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      <WhenInput
        id={id}
        type="datetime-local"
        className={inputs.input}
        value={typed}
        aria-describedby={`${id}-hint`}
        onWhen={(wall) => {
          setTyped(wall);
          const instant = fromWallTime(wall, tenant.timezone);
          onChange(instant === undefined ? undefined : Date.parse(instant));
        }}
      />
      <p id={`${id}-hint`} className={inputs.hint}>
        {[help, zone].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
