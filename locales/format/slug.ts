/** A name, keyword or subtitle with its whitespace as dashes (S1 §2); whoever puts it into a path encodes it. */
export function dashName(name: string): string {
  return name.trim().replace(/\s+/g, '-');
}
