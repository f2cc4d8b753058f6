/** Converts minutes of `Date#getTimezoneOffset` to an offset such as `+07:00` (S2 §3). */
export function timezoneOffset(minutesBehindUtc: number): string {
  const ahead = Math.abs(minutesBehindUtc);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${minutesBehindUtc > 0 ? '-' : '+'}${pad(Math.floor(ahead / 60))}:${pad(ahead % 60)}`;
}
