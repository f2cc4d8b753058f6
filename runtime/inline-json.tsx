import type { ReactNode } from 'react';
import { safeJson } from '#schemas/content/safe-json.ts';
import { iconSprite } from '#ui/icon-sprite.ts';
import { KeptHtml } from './kept/kept-html.tsx';
import { keptParts } from './kept/kept-parts.ts';
import { platformSprite } from './platform-sprite.ts';

/** Structured data in the page. The value is escaped: no text in it can end the script. */
export function InlineJson({ value }: { value: unknown }): ReactNode {
  return inline('script', safeJson(value), { type: 'application/ld+json' });
}

/** A script of ours that must run before the first paint. Never built from anything but a constant. */
export function InlineScript({ code }: { code: string }): ReactNode {
  return inline('script', code);
}

/** The drawings of all icons (`ui/icon.tsx`) and platforms' marks, once in a page. */
export function InlineIcons(): ReactNode {
  return inline('div', iconSprite() + platformSprite(), { hidden: true });
}

function inline(tag: 'script' | 'div', html: string, attributes: { type?: string; hidden?: boolean } = {}) {
  const parts = keptParts();
  if (parts) return <KeptHtml tag={tag} {...attributes} part={parts.push(html) - 1} />;
  const Tag = tag;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
