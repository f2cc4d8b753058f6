import { type ReactNode, useState } from 'react';
import { download } from '#client/download.ts';
import { failureText } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import { ownCopy } from '#schemas/api/invented/member-sessions.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import { useIntent } from '../intents/use-intent.ts';
import styles from './security.module.css';
import { useProof } from './use-proof.tsx';

/** Button that downloads a copy of all that the shop stores about the member. */
export function OwnCopy(): ReactNode {
  const { t } = useView();
  const [isBusy, setBusy] = useState(false);
  const { withProof, dialog } = useProof();
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await withProof({ name: 'copy' }, () => download(ownCopy));
    } catch (error) {
      toast(failureText(error, t), { variant: 'error' });
    }
    setBusy(false);
  };
  useIntent('proof', ({ name }) => name === 'copy', save);
  return (
    <section className={styles.card} aria-labelledby="own-copy">
      <h2 id="own-copy">{t('copy.title')}</h2>
      <p className={styles.text}>{t('copy.text')}</p>
      <button
        type="button"
        className={buttons.secondary}
        aria-busy={isBusy}
        onClick={save}
        data-testid="own-copy"
      >
        {t('copy.download')}
      </button>
      {dialog}
    </section>
  );
}
