'use client';

import { useRef, useState } from 'react';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PublishersOnly } from '../account/operator.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import { MissList } from './miss-list.tsx';
import { WordsDialog, type WordsDraft } from './words-dialog.tsx';

/** Searches without answers, from which one makes spellings and redirects: entries of the content section. */
export function WordsScreen() {
  const t = useText();
  const [draft, setDraft] = useState<WordsDraft>();
  const [said, setSaid] = useState('');
  /** Number of changes: a list with another number is read anew. */
  const [changes, setChanges] = useState(0);
  const outcome = useRef<HTMLParagraphElement>(null);

  return (
    <AccountFrame path="/editor/words" title={t('desk.words')}>
      <p>{t('desk.wordsText')}</p>
      <PublishersOnly />
      <nav aria-label={t('desk.words.made')} className={styles.actions}>
        <a className={account.link} href="/editor/content/spellings">
          {t('desk.words.spellings')}
        </a>
        <a className={account.link} href="/editor/content/search-redirects">
          {t('desk.words.redirects')}
        </a>
      </nav>
      <p ref={outcome} tabIndex={-1} role="status" className={account.said}>
        {said}
      </p>
      <MissList changes={changes} onMake={setDraft} />
      {draft && (
        <WordsDialog
          draft={draft}
          onClose={() => setDraft(undefined)}
          onSaved={(text) => {
            setDraft(undefined);
            setSaid(text);
            setChanges((count) => count + 1);
            // The pressed button is gone with its search, so the focus moves.
            outcome.current?.focus();
          }}
        />
      )}
    </AccountFrame>
  );
}
