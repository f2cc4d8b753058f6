import { type ReactNode, useId } from 'react';
import { targetPath } from '#locales/format/target-path.ts';
import type { EditorPick } from '#schemas/entities/editor-pick.ts';
import account from '../account/account.module.css';
import { PickBox } from '../fields/pick-box.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';

const KINDS = ['PAGE', 'CATEGORY', 'BRAND'] as const;
const MAX_LENGTH = 1_000;

type Props = { value: string; error: string | undefined; onChange: (address: string) => void };

/** Address of the shop to which a search leads: typed, or of a page, category or brand found by its name. */
export function RedirectField({ value, error, onChange }: Props): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <>
      <TextField
        label={t('desk.words.address')}
        hint={t('desk.words.addressHint')}
        error={error}
        inputMode="url"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.find}>
        <label htmlFor={`${id}-find`} className={account.hint}>
          {t('desk.words.find')}
        </label>
        <PickBox
          id={`${id}-find`}
          kinds={KINDS}
          categories="GOODS"
          single
          describedBy=""
          onPick={(pick) => onChange(addressOf(pick))}
        />
      </div>
    </>
  );
}

function addressOf({ kind, code, path }: EditorPick): string {
  return path ?? targetPath(kind === 'BRAND' ? 'BRAND' : 'PAGE', code);
}
