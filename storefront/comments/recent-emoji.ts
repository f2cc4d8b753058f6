/** The name is the specifications' own (S2 §3). */
const NAME = 'recently_emoji';

const OFFERED = ['👍', '❤️', '😂', '😍', '🙏', '🔥', '😮', '😢'];

/** Emoji offered to the writer of a comment: those used last in this browser, then the others. */
export function offeredEmoji(): string[] {
  return [...new Set([...used(), ...OFFERED])];
}

/** Remembers one as the last used. */
export function rememberEmoji(emoji: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([...new Set([emoji, ...used()])]));
  } catch {
    // A browser that keeps nothing offers them in the same order.
  }
}

/** Emoji used last; invalid stored values are ignored. */
function used(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => OFFERED.includes(one)) : [];
  } catch {
    return [];
  }
}
