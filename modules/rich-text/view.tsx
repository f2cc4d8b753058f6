import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { RichTextHtml } from '#storefront/text/rich-text-html.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { RichTextProps } from './module.ts';

export function RichTextView({ id, props, ctx }: ViewProps<RichTextProps>): ReactNode {
  const html = pickLocalized(props.text, ctx.lang, ctx.tenant.defaultLanguage);
  if (!html) return null;
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage);
  const heading = title ? `${id}-title` : undefined;
  return (
    <ModuleSection id={id} type="rich-text" labelledBy={heading}>
      {title && <SectionHeader id={heading} title={title} />}
      <RichTextHtml ctx={ctx} html={html} />
    </ModuleSection>
  );
}
