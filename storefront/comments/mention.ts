/** The beginning of a name that is being typed before the caret, after an `@`; undefined where there is none. */
export function mentionBefore(text: string, caret: number): string | undefined {
  return /(?:^|\s)@([^\s@]{0,20})$/.exec(text.slice(0, caret))?.[1];
}

/** Text with the name completed, and the new position of the caret. */
export function withMention(text: string, caret: number, nickname: string): { text: string; caret: number } {
  const begun = mentionBefore(text, caret) ?? '';
  const before = text.slice(0, caret - begun.length);
  const head = before.endsWith('@') ? before : `${before}${/\S$/.test(before) ? ' ' : ''}@`;
  const filled = `${head}${nickname} `;
  return { text: filled + text.slice(caret), caret: filled.length };
}
