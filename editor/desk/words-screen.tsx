'use client';

import { useRef, useState } from 'react';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PublishersOnly } from '../account/operator.tsx';
import { Segments } from '../kit/segments.tsx';
import { useText } from '../kit/use-text.ts';
import { MissList } from './miss-list.tsx';
import { SpellingDialog, type SpellingDraft } from './spelling-dialog.tsx';
import { SpellingList } from './spelling-list.tsx';

const TABS = ['spellings', 'misses'] as const;

/** Words of the search: the shop's own spellings and redirects, and searches without answers, from which one makes either. */
export function WordsScreen() {
  const t = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>('spellings');
  const [draft, setDraft] = useState<SpellingDraft>();
  const [said, setSaid] = useState('');
  /** Number of changes: a list with another number is read anew. */
  const [changes, setChanges] = useState(0);
  const outcome = useRef<HTMLParagraphElement>(null);
  const announce = (text: string) => {
    setDraft(undefined);
    setSaid(text);
    setChanges((count) => count + 1);
  };

  return (
    <AccountFrame path="/editor/words" title={t('desk.words')}>
      <p>{t('desk.wordsText')}</p>
      <PublishersOnly />
      <div className={account.row}>
        <Segments
          label={t('desk.words.show')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(`desk.words.${value}`) }))}
          onChange={setTab}
        />
        <p ref={outcome} tabIndex={-1} role="status" className={account.said}>
          {said}
        </p>
      </div>
      {tab === 'spellings' ? (
        <SpellingList
          changes={changes}
          onEdit={setDraft}
          onRemoved={(text) => {
            announce(text);
            // The pressed button is gone with its item, so the focus moves.
            outcome.current?.focus();
          }}
        />
      ) : (
        <MissList changes={changes} onMake={setDraft} />
      )}
      {draft && <SpellingDialog draft={draft} onClose={() => setDraft(undefined)} onSaved={announce} />}
    </AccountFrame>
  );
}
