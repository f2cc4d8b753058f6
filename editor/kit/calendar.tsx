import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatMonth, formatWallTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { IconButton } from './icon-button.tsx';
import { useText } from './use-text.ts';
import styles from './when-input.module.css';

const DAY_MS = 86_400_000;
/** Steps of the arrow keys, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** A Sunday, for the names of the weekdays. */
const SUNDAY = Date.UTC(2_026, 10, 1);

type Props = {
  /** Day, `2027-01-02`, or '' for none; the calendar opens at it, else at today. */
  day: string;
  today: string;
  onDay: (day: string) => void;
};

/** Month of days to choose from, in the calendar of the shop's language; arrow keys move between the days. */
export function Calendar({ day, today, onDay }: Props): ReactNode {
  const ctx = useView();
  const t = useText();
  const [month, setMonth] = useState((day || today).slice(0, 7));
  const first = Date.parse(`${month}-01T00:00Z`);
  const start = first - new Date(first).getUTCDay() * DAY_MS;
  const days = Array.from({ length: 42 }, (_, i) => dayAt(start + i * DAY_MS));
  const own = days.filter((one) => one.startsWith(month));
  const stop = own.find((one) => one === day) ?? own.find((one) => one === today) ?? own[0];
  const turn = (by: number) => {
    const at = new Date(first);
    setMonth(dayAt(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + by, 1)).slice(0, 7));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).dataset.day;
    if (!step || !from) return;
    event.preventDefault();
    const next = dayAt(Date.parse(`${from}T00:00Z`) + step * DAY_MS);
    setMonth(next.slice(0, 7));
    const { currentTarget } = event;
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  return (
    <div className={styles.calendar}>
      <IconButton icon="chevron-left" label={t('when.previous')} onClick={() => turn(-1)} />
      <span className={styles.month} aria-live="polite">
        {formatMonth(first, ctx)}
      </span>
      <IconButton icon="chevron-right" label={t('when.next')} onClick={() => turn(1)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are its buttons' */}
      <div className={styles.days} onKeyDown={onKeyDown}>
        {days.slice(0, 7).map((one, i) => (
          <span key={one} aria-hidden="true" className={styles.weekday}>
            {new Intl.DateTimeFormat(ctx.lang, { weekday: 'narrow', timeZone: 'UTC' }).format(
              SUNDAY + i * DAY_MS,
            )}
          </span>
        ))}
        {days.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.day}
            data-day={one}
            data-other={!one.startsWith(month)}
            aria-label={formatWallTime(one, ctx)}
            aria-pressed={one === day}
            aria-current={one === today ? 'date' : undefined}
            tabIndex={one === stop ? 0 : -1}
            onClick={() => onDay(one)}
          >
            {Number(one.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}

const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);
