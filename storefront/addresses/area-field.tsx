import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import type { FoundArea } from '#schemas/api/invented/addresses.ts';
import { TextField } from '#ui/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { AddressFields } from './address-fields.ts';
import styles from './addresses.module.css';
import { useAreas } from './use-areas.ts';

type Props = { onChoose: (area: FoundArea, typed: string) => void };

/** Sub-district, district and province as one combobox with a listbox (APG); the form's value is the chosen place. */
export function AreaField({ onChoose }: Props): ReactNode {
  const { t } = useView();
  const id = useId();
  const { field, fieldState } = useController<AddressFields, 'area'>({
    name: 'area',
    rules: { validate: (area) => area !== null || t('address.chooseArea') },
  });
  const [text, setText] = useState(field.value ? areaText(field.value) : '');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useAreas(isOpen ? text : '');
  const areas = found?.areas ?? [];
  const isShown = isOpen && found !== undefined;
  const hasOptions = isShown && areas.length > 0;
  const option = areas[active];

  useEffect(() => {
    if (option) document.getElementById(`${id}-${option.code}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, option]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    setOpen(true);
    field.onChange(null);
  };
  const choose = (area: FoundArea) => {
    const { subDistrict, district, province } = area;
    field.onChange({ subDistrict, district, province });
    onChoose(area, text.trim());
    setText(areaText(area));
    close();
  };
  /** Handler of a key that does more than edit the text. */
  const actOf = (key: string): (() => void) | undefined => {
    if (key === 'Escape') return isOpen ? close : undefined;
    if (key === 'Enter') return hasOptions && option ? () => choose(option) : undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined || areas.length === 0) return undefined;
    return () =>
      setActive((from) =>
        from < 0 && step < 0 ? areas.length - 1 : (from + step + areas.length) % areas.length,
      );
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const note = found?.hasFailed ? t('address.searchFailed') : t('address.noArea');

  return (
    <div className={styles.area}>
      <TextField
        ref={field.ref}
        name={field.name}
        value={text}
        onChange={type}
        label={t('address.area')}
        labels={{ clear: t('action.clear'), show: '', hide: '' }}
        hint={t('address.areaHint')}
        error={fieldState.error?.message}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? `${id}-list` : undefined}
        aria-activedescendant={hasOptions && option ? `${id}-${option.code}` : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onKeyDown={press}
        onBlur={() => {
          field.onBlur();
          close();
        }}
        data-testid="area"
      />
      {isShown && areas.length === 0 && <p className={`${styles.popup} ${styles.note}`}>{note}</p>}
      {hasOptions && (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={t('address.area')}
          className={styles.popup}
          onMouseDown={(event) => event.preventDefault()}
          data-testid="area-list"
        >
          {areas.map((area, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            <div
              key={area.code}
              role="option"
              id={`${id}-${area.code}`}
              aria-selected={index === active}
              className={styles.option}
              onClick={() => choose(area)}
              data-testid="area-option"
            >
              <span>{areaText(area)}</span> <b>{area.postalCodes.join(', ')}</b>
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {isShown && (hasOptions ? t('address.count', { count: areas.length }) : note)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Name of a place, from the smallest unit to the largest. */
function areaText({ subDistrict, district, province }: NonNullable<AddressFields['area']>): string {
  return `${subDistrict} › ${district} › ${province}`;
}
