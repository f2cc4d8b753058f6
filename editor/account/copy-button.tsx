'use client';

import { useState } from 'react';
import { copyText } from '#client/copy-text.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';

/** Copies a text; says so, or that the browser doesn't let it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useView();
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
