const DAY_MS = 86_400_000;

/** Date in a time zone, as `2026-03-01`. */
export function dayIn(timezone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Date a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from one to another, both counted; NaN without either. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Dates from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, at) => dayAfter(from, at));
}
