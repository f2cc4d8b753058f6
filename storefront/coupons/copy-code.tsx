'use client';

import { type ReactNode, useState } from 'react';
import { copyText } from '#client/copy-text.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import styles from './copy-code.module.css';

type Props = {
  code: string;
  /** True beside a more important button. */
  isSecondary?: boolean;
};

/** A code to type at the checkout, with a button that copies it. */
export function CopyCode({ code, isSecondary = false }: Props): ReactNode {
  const { t } = useView();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(code);
      setCopied(true);
      toast(t('toast.copied'));
    } catch {
      toast(t('errors.copy'), { variant: 'error' });
    }
  };
  const text = t(isCopied ? 'toast.copied' : 'action.copy');
  return (
    <span className={styles.row}>
      <code className={styles.code} data-testid="coupon-code">
        {code}
      </code>
      <button
        type="button"
        className={isSecondary ? buttons.secondary : buttons.primary}
        aria-label={`${text} ${code}`}
        data-testid="coupon-copy"
        data-state={isCopied ? 'copied' : 'idle'}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        {text}
      </button>
    </span>
  );
}
