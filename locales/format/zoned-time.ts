const MINUTE = 60_000;
const DAY = 86_400_000;

/** Offset of a zone from UTC at an instant, in ms. */
function offsetAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const wall = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return wall - Math.floor(instant / 1_000) * 1_000;
}

/**
 * Local time of a zone, `2026-11-21T14:30`, as ISO 8601 with its offset. A time that occurs twice is the first; one
 * that is skipped is as much later as the clock jumps. Undefined for anything else.
 */
export function fromWallTime(wall: string, timezone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  // Some dates that don't exist are read as the next month's.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wall)) return undefined;
  const before = offsetAt(asUtc - DAY, timezone);
  const after = offsetAt(asUtc + DAY, timezone);
  const candidates = [asUtc - before, asUtc - after].sort((a, b) => a - b);
  const shown = candidates.find((instant) => instant + offsetAt(instant, timezone) === asUtc);
  return withOffset(shown ?? asUtc - before, timezone);
}

/** Local time of a zone at an instant, to the minute; '' for no instant. */
export function toWallTime(instant: string | number, timezone: string): string {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) return '';
  return new Date(time + offsetAt(time, timezone)).toISOString().slice(0, 16);
}

function withOffset(instant: number, timezone: string): string {
  const offset = offsetAt(instant, timezone);
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const ahead = Math.abs(offset) / MINUTE;
  const local = new Date(instant + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${pad(ahead / 60)}:${pad(ahead % 60)}`;
}

/** Name of a zone: its city and its offset at that instant, `Bangkok, GMT+7`. */
export function zoneName(timezone: string, instant: number, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, {
    timeZone: timezone,
    timeZoneName: 'shortOffset',
  }).formatToParts(instant);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timezone.split('/').at(-1)?.replaceAll('_', ' ')}, ${offset}`;
}
