import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { canvasMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { FontPreloads } from '#ui/font-preloads.tsx';
import { pageContext } from '../../../page-context.ts';
import { Canvas } from './canvas.tsx';
import { firstModules } from './first-modules.tsx';

export const metadata: Metadata = { title: 'Talat', robots: { index: false } };

/** Page inside the workspace's iframe: the shop's own frame, whose modules the workspace keeps up to date. */
export default async function CanvasPage() {
  const { ctx, request } = pageContext();
  const { preview, traits, faults } = request;
  if (!preview || !('document' in preview)) notFound();
  const { t: _, ...value } = ctx;
  const { document, binding = {} } = preview;
  const first = await firstModules(document, binding);
  const title = pickLocalized(document.meta.title, ctx.lang, ctx.tenant.defaultLanguage) ?? '';
  return (
    <ViewProvider value={value} messages={canvasMessages(ctx.lang)}>
      <FontPreloads />
      <Canvas
        {...first}
        document={document}
        title={title}
        traits={traits}
        faults={faults}
        binding={binding}
      />
    </ViewProvider>
  );
}
