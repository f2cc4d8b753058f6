'use client';

import { useState } from 'react';
import { copyText } from '#client/copy-text.ts';
import buttons from '#ui/button.module.css';
import { useText } from '../kit/use-text.ts';

/** Button that copies a text, and shows whether the browser allowed it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [said, setSaid] = useState<string>();
  const copy = () =>
    copyText(text).then(
      () => setSaid(t('team.copied')),
      () => setSaid(t('errors.copy')),
    );
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
