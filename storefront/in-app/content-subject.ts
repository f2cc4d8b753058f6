import type { ContentSubject } from '#client/bridge/protocol.ts';
import { readTarget } from '#locales/format/target-path.ts';
import { splitLanguage } from '#schemas/find-language.ts';

/** Content whose detail page has this address, in any language; undefined for other addresses. */
export function contentSubject(href: string): ContentSubject | undefined {
  const { kind: type, code } = readTarget(splitLanguage(href).path);
  return type === 'CONTENT' || type === 'GOODS' || type === 'NOTE' || type === 'ARTICLE'
    ? { type, code }
    : undefined;
}
