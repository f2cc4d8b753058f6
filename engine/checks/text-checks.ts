import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language } from '#schemas/constants.ts';
import { countGraphemes } from '#schemas/fields/text.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Finding } from '#schemas/page/finding.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import type { Path } from '#schemas/page/problem.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { MODULE_TITLE, PAGE_TITLE, skippedLevel } from '../heading-order.ts';
import { byLanguage, type FieldValue, languagesOf } from './field-values.ts';

type Languages = Pick<TenantPublic, 'languages' | 'defaultLanguage'>;

/** Maximum graphemes of a label in Indonesian, the longest of the languages, before it is cut off on a phone. */
const SHORT_LABEL = 20;

/** Findings for the page's title and description in every language of the tenant. */
export function checkPageTexts({ meta }: PageDocument, { languages }: Languages): Finding[] {
  return (['title', 'description'] as const).flatMap((name) =>
    missing(meta[name], languages).map((lang) => missingLanguage({ path: ['meta', name], lang })),
  );
}

/** Findings of one field: missing languages, labels that are too long and pictures without alternative text. */
export function missingTexts(found: FieldValue, tenant: Languages): Finding[] {
  const { node, field, path, value, beside } = found;
  const at = { ...(node && { nodeId: node.id }), path };
  const languages = languagesOf(node, tenant.languages);
  const texts = byLanguage(value);
  const findings: Finding[] = [];
  const isLocalized = field.type === 'RICH_TEXT' || ('localized' in field && field.localized === true);
  // Pictures are made in Thai and in English, which readers of other languages get too (X4).
  const isWanted = (lang: Language) =>
    field.type !== 'PICTURE' ||
    lang === DEFAULT_LANGUAGE ||
    lang === FALLBACK_LANGUAGE ||
    texts?.[FALLBACK_LANGUAGE] === undefined;
  // An optional text without any language is left out on purpose.
  if (isLocalized && texts && !missingEverywhere(texts, languages))
    findings.push(
      ...missing(texts, languages)
        .filter(isWanted)
        .map((lang) => missingLanguage({ ...at, lang })),
    );
  if (field.type === 'TEXT' && field.short && languages.includes('id')) {
    const length = countGraphemes(String(texts?.id ?? '').slice(0, 1_000));
    if (length > SHORT_LABEL)
      findings.push({
        code: 'LABEL_TOO_LONG',
        severity: 'warning',
        at: { ...at, lang: 'id' },
        params: { length, maximum: SHORT_LABEL },
      });
  }
  if (field.type === 'PICTURE' && !field.decorative) {
    const name = field.namedBy === undefined ? undefined : byLanguage(beside[field.namedBy]);
    const pictures: [Path, unknown][] = field.localized
      ? Object.entries(texts ?? {}).map(([lang, picture]) => [[...path, lang], picture])
      : [[path, value]];
    for (const [place, picture] of pictures)
      if (hasPicture(picture) && !isNamed(picture.alt, tenant) && !isNamed(name, tenant))
        findings.push({
          code: 'MISSING_ALT',
          severity: 'warning',
          at: { ...at, path: [...place, 'alt'] },
          params: {},
        });
  }
  return findings;
}

/** Findings for rich texts of modules whose headings leave out a level, in each language that readers get. */
export function skippedHeadings(
  { node, field, path, value, beside }: FieldValue,
  tenant: Languages,
): Finding[] {
  const texts = node && field.type === 'RICH_TEXT' ? byLanguage(value) : undefined;
  if (!node || !texts) return [];
  const titles = (byLanguage(beside.title) ?? {}) as Localized<string>;
  return languagesOf(node, tenant.languages).flatMap((lang) => {
    const skipped = skippedLevel(
      String(texts[lang] ?? ''),
      pickLocalized(titles, lang, tenant.defaultLanguage) ? MODULE_TITLE : PAGE_TITLE,
    );
    if (!skipped) return [];
    return [
      { code: 'HEADING_SKIPPED', severity: 'warning', at: { nodeId: node.id, path, lang }, params: skipped },
    ];
  });
}

function missingLanguage(at: Finding['at']): Finding {
  return { code: 'MISSING_LANGUAGE', severity: 'warning', at, params: {} };
}

function missing(texts: object, languages: readonly Language[]): Language[] {
  const values = new Map<string, unknown>(Object.entries(texts));
  return languages.filter((lang) => (values.get(lang) ?? '') === '');
}

const missingEverywhere = (texts: object, languages: readonly Language[]) =>
  missing(texts, languages).length === languages.length;

/** True if a text exists in the tenant's default language, which serves every reader. */
function isNamed(texts: unknown, { defaultLanguage }: Languages): boolean {
  return (byLanguage(texts)?.[defaultLanguage] ?? '') !== '';
}

function hasPicture(value: unknown): value is { url: string; alt: unknown } {
  return typeof value === 'object' && value !== null && 'url' in value;
}
