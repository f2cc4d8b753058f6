/** Words of exports for an empty field. */
const BLANK = /^(?:-+|nan|null|n\/a|undefined)?$/i;

/** Whether a value of a feed says nothing. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && BLANK.test(value.trim()));
}
