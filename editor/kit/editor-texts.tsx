'use client';

import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, textOf } from '#locales/i18n.ts';
import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import { ViewScope } from '#runtime/view-context.tsx';

type Props = { value: Omit<ViewContext, 't'>; messages: Messages; children: ReactNode };

/** Gives the workspace its texts by i18next, and its page context with the same texts. */
export function EditorTexts({ value, messages, children }: Props): ReactNode {
  const [{ i18n, view }] = useState(() => {
    const made = createI18n(value.lang, { [value.lang]: { editor: messages } });
    return { i18n: made, view: { ...value, t: textOf(made.t) } };
  });
  return (
    <I18nextProvider i18n={i18n}>
      <ViewScope value={view}>{children}</ViewScope>
    </I18nextProvider>
  );
}
