'use client';

import { type FormEvent, useState } from 'react';
import type { MappingSource } from '#schemas/enums/mapping-source.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import desk from '../desk/desk.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import { CategoryChoice } from './category-choice.tsx';
import type { Tree } from './use-tree.ts';

/** Mapping as a dialog opens it; an empty value is asked for. */
export type MappingDraft = { source: MappingSource; value: string; classificationId: string };

const MAX_WORD = 40;

type Props = {
  draft: MappingDraft;
  tree: Tree;
  busy: boolean;
  problem: string | undefined;
  onSave: (draft: MappingDraft) => void;
  onClose: () => void;
};

/** Form of a mapping: the category of a feed's path, or a word with its category. */
export function MappingDialog({ draft, tree, busy, problem, onSave, onClose }: Props) {
  const t = useText();
  const [value, setValue] = useState(draft.value);
  const [classificationId, setClassificationId] = useState(draft.classificationId);
  const [isTried, setTried] = useState(false);
  const isNew = draft.value === '';
  const isMissing = !/[\p{L}\p{N}].*[\p{L}\p{M}\p{N}]/u.test(value);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && classificationId !== '') onSave({ ...draft, value: value.trim(), classificationId });
  };

  return (
    <Dialog
      title={isNew ? t('desk.categories.addWord') : t('desk.categories.chooseFor', { name: draft.value })}
      onClose={onClose}
    >
      <form className={account.stack} noValidate onSubmit={submit}>
        {isNew && (
          <TextField
            label={t('desk.categories.wordField')}
            hint={t('desk.categories.wordHint')}
            error={isTried && isMissing ? t('desk.categories.wordMissing') : undefined}
            maxLength={MAX_WORD}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        <CategoryChoice tree={tree} value={classificationId} onChange={setClassificationId} />
        <ErrorText>
          {problem ?? (isTried && classificationId === '' ? t('desk.categories.targetMissing') : undefined)}
        </ErrorText>
        <div className={desk.actions}>
          <button type="submit" className={buttons.primary} disabled={busy}>
            {t('desk.categories.save')}
          </button>
          <button type="button" className={buttons.secondary} onClick={onClose}>
            {t('team.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
