'use client';

import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { addContent } from '#schemas/api/invented/content-desk.ts';
import { parseLink } from '#schemas/content/link.ts';
import { SPELLING_KINDS } from '#schemas/enums/spelling.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { valueProblems } from '../content/value-problems.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { Segments } from '../kit/segments.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import { RedirectField } from './redirect-field.tsx';

/** Words of a search, and how they are to be taken. */
export type WordsDraft = { kind: (typeof SPELLING_KINDS)[number]; written: string };

const MAX_LENGTH = 60;

type Props = { draft: WordsDraft; onClose: () => void; onSaved: (said: string) => void };

/** Form of a new spelling or search redirect: the words as typed, and the name that is meant or the page that opens. */
export function WordsDialog({ draft, onClose, onSaved }: Props) {
  const t = useText();
  const [kind, setKind] = useState(draft.kind);
  const [written, setWritten] = useState(draft.written);
  const [meant, setMeant] = useState('');
  const [address, setAddress] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, problem, run } = useAction();
  const { tenant } = useView();
  const isRedirect = kind === 'redirect';
  const isMissing = !/[\p{L}\p{N}]/u.test(written);
  const isElsewhere = isRedirect && parseLink(address.trim(), tenant.siteOrigin)?.kind !== 'path';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isElsewhere) return;
    const type = isRedirect ? 'search-redirects' : 'spellings';
    const leaves = isRedirect
      ? { written: written.trim(), meant: address.trim() }
      : { written: written.trim(), kind, ...(meant.trim() && { meant: meant.trim() }) };
    const isSaved = await run(() =>
      browserApi()
        .call(addContent, { params: { type }, body: { leaves } })
        .catch((error: unknown) => {
          const texts = valueProblems(error).map(({ code }) => t(`content.problem.${code}`));
          throw texts.length > 0 ? new Error(texts.join(' ')) : error;
        }),
    );
    if (isSaved) onSaved(t('desk.words.saved', { name: written.trim() }));
  };

  return (
    <Dialog title={t('desk.words.add')} onClose={onClose}>
      <form className={account.stack} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('desk.words.written')}
          error={isTried && isMissing ? t('desk.words.writtenMissing') : undefined}
          maxLength={MAX_LENGTH}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
        <Segments
          label={t('desk.words.kind')}
          value={kind}
          options={SPELLING_KINDS.map((value) => ({ value, label: t(`desk.words.kind.${value}`) }))}
          onChange={setKind}
        />
        {isRedirect ? (
          <RedirectField
            value={address}
            error={isTried && isElsewhere ? t('desk.words.addressWrong') : undefined}
            onChange={setAddress}
          />
        ) : (
          <TextField
            label={t('desk.words.meant')}
            hint={t('desk.words.meantHint')}
            maxLength={MAX_LENGTH}
            value={meant}
            onChange={({ target }) => setMeant(target.value)}
          />
        )}
        <ErrorText>{problem}</ErrorText>
        <div className={styles.actions}>
          <button type="submit" className={buttons.primary} disabled={busy}>
            {t('desk.words.save')}
          </button>
          <button type="button" className={buttons.secondary} onClick={onClose}>
            {t('team.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
