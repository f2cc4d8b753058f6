import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import styles from './comments.module.css';
import { offeredEmoji, rememberEmoji } from './recent-emoji.ts';

/** Emoji for a comment. They keep their places while it is written. */
export function EmojiRow({ onPick }: { onPick: (emoji: string) => void }): ReactNode {
  const { t } = useView();
  const [offered] = useState(offeredEmoji);
  const pick = (emoji: string) => {
    rememberEmoji(emoji);
    onPick(emoji);
  };
  return (
    <fieldset aria-label={t('comments.emoji')} className={styles.emoji}>
      {offered.map((emoji) => (
        <button key={emoji} type="button" onClick={() => pick(emoji)} data-testid="emoji">
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
