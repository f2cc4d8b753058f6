import { type LocalizedText, localize } from '#locales/format/localize.ts';
import { dashName } from '#locales/format/slug.ts';
import type { TenantSettings } from '#schemas/tenant.ts';
import type { Random } from '#server/platform/random.ts';
import { articleBody } from './article-body.ts';
import type { FindOffers } from './article-offers.ts';
import type { CategoryTree } from './categories.ts';
import { PIECES } from './content/articles/all.ts';
import { FAMILIES } from './content/families/all.ts';
import { memberNamed } from './people.ts';
import type { SeedRows } from './rows.ts';

const DAY_MS = 86_400_000;
const FIRST_ID = 30_001;
/** One article in so many was updated after it was published. */
const UPDATED_EVERY = 3;

/** Builds the articles and notes in three languages, the newest of the last hours and the oldest four months old. */
export function buildContents(
  { id: tenantId }: Pick<TenantSettings, 'id'>,
  categories: { goods: CategoryTree; articles: CategoryTree },
  findOffers: FindOffers,
  now: number,
  random: Random,
): SeedRows['contents'] {
  return PIECES.map((piece, i) => {
    const { type, author } = piece;
    const id = String(FIRST_ID + i);
    const publishTime = now - Math.round(piece.daysAgo * DAY_MS);
    const updateTime = i % UPDATED_EVERY === 0 ? publishTime + (now - publishTime) / 4 : publishTime;
    const kind = FAMILIES.find(({ category }) => category === piece.category)?.kind;
    const picture = `/media/${tenantId}/articles/${kind}-${random.int(1, 999)}`;
    const tall = type === 'NOTE' && random.chance(0.5);
    return {
      tenantId,
      id,
      code: `${type === 'NOTE' ? 'n' : 'a'}${id}`,
      contentTypeCode: type,
      title: localize(piece.title),
      summary: localize(piece.summary),
      body: articleBody(piece, {
        findOffers,
        publishTime,
        picture: `${picture}.svg@800x600q70.webp`,
        shelf: shelfOf(piece.category, categories.goods),
      }),
      cover: tall
        ? { url: `${picture}-tall.svg`, width: 900, height: 1_200 }
        : { url: `${picture}.svg`, width: 1_200, height: 900 },
      author,
      authorId: type === 'NOTE' ? memberNamed(author) : null,
      keywords: piece.keywords.map(localize),
      classificationId: categories.articles.path(piece.section).at(-1) ?? null,
      selected: type === 'ARTICLE' && i % 4 === 0,
      heat: random.int(20, 5_000),
      invalid: false,
      publishTime: new Date(publishTime),
      updateTime: new Date(Math.round(updateTime)),
    };
  });
}

/** Name and path of the catalogue page of a category (S1 §2). */
function shelfOf(category: string, goods: CategoryTree) {
  const id = goods.path(category).at(-1);
  const row = goods.rows.find((one) => one.id === id);
  const name = row?.name as LocalizedText;
  const path = (text: string) => `/products/${dashName(text)}-${row?.code}`;
  return { name, path: { th: path(name.th), en: path(name.en), id: path(name.id) } };
}
