/** The name is the specifications' own (S2 §3). */
const NAME = 'recently_emoji';

const OFFERED = ['👍', '❤️', '😂', '😍', '🙏', '🔥', '😮', '😢'];

/** What a comment's writer is offered: what was used last in this browser, then the others. */
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

/** Whatever else stands in the storage counts as nothing. */
function used(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => OFFERED.includes(one)) : [];
  } catch {
    return [];
  }
}
