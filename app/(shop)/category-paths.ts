import { classificationByCode } from '#schemas/api/content.ts';
import type { Language } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { pageContext } from '../page-context.ts';

/** Path of a category in every language of the site, as its name is part of it. */
export async function categoryPaths(
  category: CategoryNode,
  pathOf: (category: CategoryNode) => string,
): Promise<Partial<Record<Language, string>>> {
  const { ctx, api, apiIn } = pageContext();
  const entries = await Promise.all(
    ctx.tenant.languages.map(async (lang) => {
      const client = lang === ctx.lang ? api : apiIn(lang);
      return [lang, pathOf(await client.call(classificationByCode, { query: { code: category.code } }))];
    }),
  );
  return Object.fromEntries(entries);
}
