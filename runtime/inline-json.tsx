import type { ReactNode } from 'react';
import { safeJson } from '#schemas/content/safe-json.ts';

/** Structured data in the page. The value is escaped: no text in it can end the script. */
export function InlineJson({ value }: { value: unknown }): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(value) }} />;
}

/** A script of ours that must run before the first paint. Never built from anything but a constant. */
export function InlineScript({ code }: { code: string }): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
