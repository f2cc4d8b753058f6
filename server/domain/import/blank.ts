/** Words of exports for an empty field; databases write one for a date. */
const BLANK = /^(?:-+|nan|null|n\/a|undefined|0000-00-00(?:[T ]00:00:00)?)?$/i;

/** Whether a value of a feed says nothing. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && BLANK.test(value.trim()));
}
