/** Name, keyword or subtitle with its whitespace as dashes (S1 §2); not encoded for a path yet. */
export function dashName(name: string): string {
  return name.trim().replace(/\s+/g, '-');
}
