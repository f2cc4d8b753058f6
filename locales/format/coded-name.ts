import { dashName } from './slug.ts';

/** The last part of a category's path: its name with dashes and its code (S1 §2), encoded. */
export function codedName({ name, code }: { name: string; code: string }): string {
  return [dashName(name), code].map((text) => encodeURIComponent(text.toWellFormed())).join('-');
}
