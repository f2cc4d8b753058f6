import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { EditorTexts } from '#editor/kit/editor-texts.tsx';
import { editorMessages } from '#locales/text.ts';
import { InlineIcons } from '#runtime/inline-json.tsx';
import { FontPreloads } from '#ui/font-preloads.tsx';
import { pageContext } from '../page-context.ts';

export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export const metadata: Metadata = { title: 'Talat', robots: { index: false } };

/** The frame of every screen of the editor: the page context and nothing of the shop around it. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  const { t: _, ...value } = pageContext().ctx;
  return (
    <html lang={value.lang} data-theme="system" data-tenant={value.tenant.id} suppressHydrationWarning>
      <body>
        <FontPreloads />
        <InlineIcons />
        <EditorTexts value={value} messages={editorMessages(value.lang)}>
          {children}
        </EditorTexts>
      </body>
    </html>
  );
}
