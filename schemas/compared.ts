/** Number of goods that can stand side by side. */
export const MAX_COMPARED = 4;

/** Ids or codes in an address, joined by commas: the first ones, each once. */
export function readCompared(text = ''): string[] {
  const keys = text.split(',').map((key) => key.trim());
  return [...new Set(keys)].filter((key) => key !== '' && key.length <= 64).slice(0, MAX_COMPARED);
}
