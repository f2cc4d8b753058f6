import type { ReactNode } from 'react';
import { copyByCommand } from '#client/copy-text.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.ts';
import { LinkField } from './link-field.tsx';
import styles from './share-sheet.module.css';
import type { ShareLabels } from './shared.ts';

type Props = { text: string; labels: ShareLabels; onClose: () => void };

/** Fallback if the link couldn't be made or copied (S2 §4): shows the text to copy, and copies it again on closing. */
export function CopyTips({ text, labels, onClose }: Props): ReactNode {
  const { t } = useView();
  const leave = () => {
    if (copyByCommand(text)) toast(labels.copied);
    // biome-ignore lint/suspicious/noConsole: the specification wants a failed copy logged and nothing shown
    else console.warn('copy text failed');
    onClose();
  };
  return (
    <Modal title={labels.tips} labels={{ close: t('action.close') }} onClose={leave} testId="share-tips">
      <div className={styles.sheet}>
        <p>{labels.tipsText}</p>
        <LinkField label={labels.link} text={text} rows={4} />
        <button type="button" className={buttons.primary} data-testid="share-tips-cancel" onClick={leave}>
          {t('action.cancel')}
        </button>
      </div>
    </Modal>
  );
}
