import { type ReactNode, useState } from 'react';
import inputs from '../kit/input.module.css';

type NumberProps = {
  id: string;
  value: number | undefined;
  min: number;
  max?: number;
  /** True if an empty input isn't a value. */
  required?: boolean;
  disabled?: boolean | undefined;
  onNumber: (value: number | undefined) => void;
};

/** Input for a number; what is out of its bounds stays in the input alone. */
export function NumberInput({
  id,
  value,
  min,
  max,
  required = false,
  disabled,
  onNumber,
}: NumberProps): ReactNode {
  const [typed, setTyped] = useState<{ value: number | undefined; text: string }>();
  const text = typed && typed.value === value ? typed.text : String(value ?? '');
  return (
    <input
      id={id}
      type="number"
      className={inputs.input}
      min={min}
      max={max}
      step="any"
      value={text}
      disabled={disabled}
      onChange={({ target }) => {
        const next = target.value === '' ? undefined : target.valueAsNumber;
        const isFit = next === undefined ? !required : next >= min && next <= (max ?? next);
        setTyped({ value: isFit ? next : value, text: target.value });
        if (isFit) onNumber(next);
      }}
    />
  );
}
