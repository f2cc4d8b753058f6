import type { Text } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import type { Schedule } from '#schemas/feeds/schedule.ts';

type Context = { t: Text; lang: Language };

/** Days of the week as in a schedule: 1 is Monday, 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday at noon, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Name of a weekday. */
export function weekdayName(day: number, lang: Language, weekday: 'short' | 'long'): string {
  const date = new Date(MONDAY + (day - 1) * DAY_MS);
  return date.toLocaleDateString(lang, { weekday, timeZone: 'UTC' });
}

/** A schedule in words, such as "Every 6 hours" or "Mon, Thu at 06:00". */
export function scheduleText(schedule: Schedule, { t, lang }: Context): string {
  if (schedule.kind === 'hours') return t('feeds.schedule.everyHours', { count: schedule.every });
  const { at, weekdays } = schedule;
  if (weekdays.length === WEEKDAYS.length) return t('feeds.schedule.everyDay', { at });
  const days = weekdays.toSorted().map((day) => weekdayName(day, lang, 'short'));
  return t('feeds.schedule.onDays', { days: days.join(', '), at });
}
