import { Popover } from '@base-ui/react/popover';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { formatWallTime } from '#locales/format/date.ts';
import { parseWhen, type WhenKind } from '#locales/format/parse-when.ts';
import { toWallTime } from '#locales/format/zoned-time.ts';
import { useView } from '#runtime/view-context.tsx';
import { YEARS } from '#schemas/years.ts';
import button from './button.module.css';
import { Calendar } from './calendar.tsx';
import { Icon } from './icon.tsx';
import { useText } from './use-text.ts';
import styles from './when-input.module.css';

/** Distance from now, in years, from which a year is asked about. */
const FAR_YEARS = 10;
const BUDDHIST_AHEAD = 543;

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  type: WhenKind;
  /** As an input of the browser gives it: `2027-01-02T14:30`. */
  value: string;
  onWhen?: ((value: string) => void) | undefined;
};

/**
 * Field for a date, a time or both, typed as people do, in either calendar, or picked in a month. It shows one picture of
 * the date, with the month in words, in the operator's language, and 24 hours; a year that can't be meant is refused or
 * asked about.
 */
export function WhenInput({ type, value, onWhen, className, ...input }: Props): ReactNode {
  const ctx = useView();
  const t = useText();
  const hint = useId();
  /** Text being typed with its value; another value, such as after undo, is shown instead. */
  const [entry, setEntry] = useState<{ text: string; value: string }>();
  const typed = entry?.value === value ? entry.text : undefined;
  const [isOpen, setOpen] = useState(false);
  const { now } = ctx;
  const read = (text: string, isWhole: boolean) =>
    text.trim() === '' ? '' : parseWhen(text, type, { now, isWhole });
  const problem = problemOf(typed === undefined ? value : (read(typed, false) ?? '?'), now);
  const put = (next: string | undefined) => {
    if (next === undefined || next === value || problemOf(next, now) === 'range') return;
    onWhen?.(next);
  };
  const leave = () => {
    const next = typed === undefined ? undefined : read(typed, false);
    if (next === undefined || problemOf(next, now) === 'range') return;
    put(next);
    setEntry(undefined);
  };
  const pick = (day: string) => {
    setOpen(false);
    setEntry(undefined);
    put(type === 'date' ? day : `${day}T${value.slice(11) || '00:00'}`);
  };
  const year = Number((typed === undefined ? value : (read(typed, false) ?? '')).slice(0, 4));
  const words = { year, buddhist: year + BUDDHIST_AHEAD, first: YEARS.first, last: YEARS.last };
  const isRefused = problem === 'unread' || problem === 'range';
  return (
    <span className={styles.when}>
      <input
        {...input}
        type="text"
        autoComplete="off"
        className={className}
        value={typed ?? formatWallTime(value, ctx)}
        placeholder={formatWallTime(type === 'time' ? '14:30' : toWallTime(now, ctx.tenant.timezone), ctx)}
        aria-invalid={isRefused || input['aria-invalid']}
        aria-describedby={[input['aria-describedby'], problem && hint].filter(Boolean).join(' ') || undefined}
        data-when={value}
        onChange={({ target }) => {
          const next = read(target.value, true);
          const isTaken = next !== undefined && problemOf(next, now) !== 'range';
          setEntry({ text: target.value, value: isTaken ? next : value });
          put(next);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {type !== 'time' && (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger
            type="button"
            className={`${button.button} ${styles.pick}`}
            aria-label={t('when.pick')}
            disabled={input.disabled || input.readOnly}
          >
            <Icon name="calendar" size={16} />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner sideOffset={4} className={styles.positioner}>
              <Popover.Popup className={styles.popup}>
                <Calendar
                  day={value.slice(0, 10)}
                  today={toWallTime(now, ctx.tenant.timezone).slice(0, 10)}
                  onDay={pick}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
      {problem && (
        <span
          id={hint}
          role={isRefused ? 'alert' : 'status'}
          className={styles.problem}
          data-problem={problem}
        >
          {t(`when.${problem}`, words)}
        </span>
      )}
    </span>
  );
}

/** Fault of a value: it can't be read (`?`), its year is out of the range, or far away. */
function problemOf(value: string, now: number): 'unread' | 'range' | 'far' | undefined {
  if (value === '?') return 'unread';
  if (!/^\d{4}-/.test(value)) return undefined;
  const year = Number(value.slice(0, 4));
  if (year < YEARS.first || year > YEARS.last) return 'range';
  return Math.abs(year - new Date(now).getUTCFullYear()) > FAR_YEARS ? 'far' : undefined;
}
