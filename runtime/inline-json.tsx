import type { ReactNode } from 'react';
import { safeJson } from '#schemas/content/safe-json.ts';
import { keptParts } from './kept/kept-parts.ts';
import { KeptScript } from './kept/kept-script.tsx';

/** Structured data in the page. The value is escaped: no text in it can end the script. */
export function InlineJson({ value }: { value: unknown }): ReactNode {
  return script(safeJson(value), 'application/ld+json');
}

/** A script of ours that must run before the first paint. Never built from anything but a constant. */
export function InlineScript({ code }: { code: string }): ReactNode {
  return script(code);
}

function script(code: string, type?: string): ReactNode {
  const parts = keptParts();
  if (parts) return <KeptScript type={type} part={parts.push(code) - 1} />;
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
