import { and, eq, ne } from 'drizzle-orm';
import { builtInText, OWN_TEXT_PAGES } from '#locales/fixed-pages.ts';
import { textFor } from '#locales/text.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import { hasKey } from '#schemas/typed-object.ts';
import { tenantName } from '../../../platform/wire.ts';
import { fixedTexts } from '../../articles/schema.ts';
import { type ContentStore, column } from '../store.ts';

export const fixedTextStore: ContentStore = {
  table: fixedTexts,
  fields: {
    page: column(fixedTexts.page),
    title: column(fixedTexts.title),
    body: column(fixedTexts.body),
    validFrom: column(fixedTexts.validFrom),
  },
  searched: ['title', 'body'],
  // Operators change the words that shoppers read today, and don't start from nothing.
  start: ({ scope }, leaves) => {
    const { page, ...others } = leaves;
    if (typeof page !== 'string' || !hasKey(OWN_TEXT_PAGES, page) || Object.keys(others).length > 0)
      return leaves;
    const texts = scope.tenant.languages.flatMap((lang) => {
      const { title, sections } = builtInText(
        textFor(lang),
        OWN_TEXT_PAGES[page],
        tenantName({ scope, lang }),
      );
      const body = sections.map(
        (section) => `<h2>${escapeMarkup(section.title)}</h2><p>${escapeMarkup(section.text)}</p>`,
      );
      return [
        [`title.${lang}`, title],
        [`body.${lang}`, body.join('')],
      ];
    });
    return { page, ...Object.fromEntries(texts) };
  },
  check: async ({ db, scope }, id, { page }) => {
    const isSame = and(
      eq(fixedTexts.tenantId, scope.tenantId),
      ne(fixedTexts.id, id),
      eq(fixedTexts.page, String(page)),
    );
    const [other] = await db.select({ id: fixedTexts.id }).from(fixedTexts).where(isSame).limit(1);
    return other ? [{ leaf: 'page', code: 'TAKEN' }] : [];
  },
  tags: () => ['fixed-texts'],
};
