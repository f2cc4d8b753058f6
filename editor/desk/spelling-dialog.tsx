'use client';

import { type FormEvent, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { addSpelling, changeSpelling, type ShopSpelling } from '#schemas/api/invented/spellings.ts';
import { parseLink } from '#schemas/content/link.ts';
import { SPELLING_KINDS } from '#schemas/enums/spelling.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ErrorText } from '../account/frames.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Segments } from '../kit/segments.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import { RedirectField } from './redirect-field.tsx';

/** Spelling or redirect that a dialog edits; without an id it is a new one. */
export type SpellingDraft = Pick<ShopSpelling, 'kind' | 'written' | 'meant'> & { id?: string };

const MAX_LENGTH = 60;

type Props = { draft: SpellingDraft; onClose: () => void; onSaved: (said: string) => void };

/** Form of a spelling or redirect: the words as typed, and the name that is meant or the address they lead to. */
export function SpellingDialog({ draft, onClose, onSaved }: Props) {
  const t = useText();
  const { id } = draft;
  const [kind, setKind] = useState(draft.kind);
  const [written, setWritten] = useState(draft.written);
  const isGiven = draft.kind === 'redirect';
  const [meant, setMeant] = useState(isGiven ? '' : draft.meant);
  const [address, setAddress] = useState(isGiven ? draft.meant : '');
  const [isTried, setTried] = useState(false);
  const { busy, problem, run } = useAction();
  const { tenant } = useView();
  const isMissing = !/[\p{L}\p{N}]/u.test(written);
  const isElsewhere = kind === 'redirect' && parseLink(address.trim(), tenant.siteOrigin)?.kind !== 'path';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isElsewhere) return;
    const body = { kind, written, meant: kind === 'redirect' ? address : meant };
    const save = () =>
      id === undefined
        ? browserApi().call(addSpelling, { body })
        : browserApi().call(changeSpelling, { params: { id }, body });
    const isSaved = await run(() =>
      save().catch((error: unknown) => {
        throw error instanceof ApiError && error.code === 'CONFLICT'
          ? new Error(t('desk.words.taken'))
          : error;
      }),
    );
    if (isSaved) onSaved(t('desk.words.saved', { name: written.trim() }));
  };

  return (
    <Dialog
      title={id === undefined ? t('desk.words.add') : t('desk.words.changeName', { name: draft.written })}
      onClose={onClose}
    >
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
        {kind === 'redirect' ? (
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
