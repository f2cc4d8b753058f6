import type { ReactNode } from 'react';
import type { Reply } from '#schemas/entities/reply.ts';
import { boundedText } from '#schemas/fold-typed.ts';
import styles from './comments.module.css';

/** Plain text of a comment with the names of mentioned members highlighted. */
export function CommentText({ reply }: { reply: Pick<Reply, 'content' | 'meta'> }): ReactNode {
  const names = reply.meta.atUsers.map(({ nickname }) => `@${nickname}`);
  return splitAt(boundedText(reply.content ?? ''), names).map(({ text, isName }, i) =>
    isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={i} className={styles.mention} data-testid="mention">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** Cuts a text around names; the longest name wins where one begins like another. */
export function splitAt(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  const byLength = names.toSorted((a, b) => b.length - a.length);
  const parts: { text: string; isName: boolean }[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const name = byLength.find((one) => text.startsWith(one, at));
    if (name) {
      if (plain) parts.push({ text: plain, isName: false });
      parts.push({ text: name, isName: true });
      plain = '';
    } else plain += text[at];
    at += name?.length ?? 1;
  }
  return plain ? [...parts, { text: plain, isName: false }] : parts;
}
