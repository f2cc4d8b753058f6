import { browserStorage } from '#ui/safe-storage.ts';

/** The name is the specifications' own (S2 §3). */
const NAME = 'recently_emoji';

const OFFERED = ['👍', '❤️', '😂', '😍', '🙏', '🔥', '😮', '😢'];

/** Emoji offered to the writer of a comment: those used last in this browser, then the others. */
export function offeredEmoji(): string[] {
  return [...new Set([...used(), ...OFFERED])];
}

/** Remembers one as the last used. */
export function rememberEmoji(emoji: string): void {
  browserStorage.write(NAME, [...new Set([emoji, ...used()])]);
}

/** Emoji used last; invalid stored values are ignored. */
function used(): string[] {
  const stored = browserStorage.read(NAME);
  return Array.isArray(stored) ? stored.filter((one) => OFFERED.includes(one)) : [];
}
