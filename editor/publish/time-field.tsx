'use client';

import { type ReactNode, useId, useState } from 'react';
import { fromWallTime, toWallTime, zoneName } from '#locales/format/zoned-time.ts';
import { useView } from '#runtime/view-context.tsx';
import inputs from '../kit/input.module.css';

type Props = {
  label: string;
  help?: string;
  /** Milliseconds; undefined: no time, or none that can be read. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** A moment, entered as the clock on the wall of the tenant's zone shows it. */
export function TimeField({ label, help, value, onChange }: Props): ReactNode {
  const { t, tenant, lang, now } = useView();
  const id = useId();
  const [typed, setTyped] = useState(value === undefined ? '' : toWallTime(value, tenant.timezone));
  const zone = t('fields.time.zone', { zone: zoneName(tenant.timezone, value ?? now, lang) });
  return (
    <div className={inputs.field}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={inputs.input}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value);
          const instant = fromWallTime(target.value, tenant.timezone);
          onChange(instant === undefined ? undefined : Date.parse(instant));
        }}
      />
      <p id={`${id}-hint`} className={inputs.hint}>
        {[help, zone].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
