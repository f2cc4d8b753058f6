/** Value that the specifications name, or any other in a response. */
export type Known<T extends string> = T | (string & {});

/**
 * Named form of `value`: letter case is ignored, `aliases` (keys in upper case) are other spellings, an unknown value
 * stays as it is.
 */
export function normaliseEnum<T extends string>(
  value: string,
  values: readonly T[],
  aliases: Readonly<Record<string, T>> = {},
): Known<T> {
  const upper = value.toUpperCase();
  return aliases[upper] ?? values.find((one) => one.toUpperCase() === upper) ?? value;
}
