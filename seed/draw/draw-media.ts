import { LANGUAGES, type Language } from '#schemas/languages.ts';
import type { Box } from '#server/platform/media/source.ts';
import { CAMPAIGNS, type CampaignName, drawBanner } from './banner.ts';
import { drawBrandCover, drawLogo } from './brand.ts';
import { drawSaleDay, drawTopicScene, SALE_DAYS, type SaleDay } from './campaign-art.ts';
import { drawCategory, drawPlaceholder } from './category.ts';
import { drawArticleCover, drawTopicCover } from './cover.ts';
import { PRODUCT_KINDS, type ProductKind } from './kinds.ts';
import { PRODUCT_COLOURS, type ProductColour } from './paint.ts';
import { drawProduct } from './product.ts';
import { drawTitleImage, TITLES, type TitleName } from './title.ts';

/** The box that a picture is drawn for; 0 is an open side. */
type Drawing = { pattern: RegExp; draw: (match: readonly string[], box: Box) => string };

/** Aspect ratio above which banners have a layout of their own. */
const WIDE = 2.2;

const oneOf = (names: readonly string[]) => `(${names.join('|')})`;
const KIND = oneOf(PRODUCT_KINDS);
const NUMBER = '(\\d{1,4})';
/** Kind that the group `KIND` of a pattern has matched. */
const kindOf = (matched: string | undefined) => matched as ProductKind;

/** Drawings by the pattern of their names; the groups of the pattern are the arguments. */
const DRAWINGS: readonly Drawing[] = [
  {
    pattern: name(`goods/${KIND}-${NUMBER}(?:-([2-4]))?(?:-${oneOf(PRODUCT_COLOURS)})?`),
    draw: ([, kind, seed, view, colour]) =>
      drawProduct(kindOf(kind), Number(seed), Number(view ?? 1), colour as ProductColour | undefined),
  },
  {
    pattern: name(`categories/${KIND}(?:-([2-9]))?`),
    draw: ([, kind, number]) => drawCategory(kindOf(kind), Number(number ?? 1)),
  },
  { pattern: name('brands/([a-z0-9]{1,20})'), draw: ([, code = '']) => drawLogo(code) },
  { pattern: name('brands/([a-z0-9]{1,20})-cover'), draw: ([, code = '']) => drawBrandCover(code) },
  {
    pattern: name(`banners/${oneOf(Object.keys(CAMPAIGNS))}(?:-${oneOf(LANGUAGES)})?`),
    draw: ([, campaign, language], { width, height }) =>
      drawBanner(
        campaign as CampaignName,
        height > 0 && width / height > WIDE,
        language as Language | undefined,
      ),
  },
  {
    pattern: name(`articles/${KIND}-${NUMBER}(-tall)?`),
    draw: ([, kind, seed, tall], { width, height }) =>
      drawArticleCover(kindOf(kind), Number(seed), width && height ? height > width : tall !== undefined),
  },
  {
    pattern: name(`topics/${KIND}-${NUMBER}`),
    draw: ([, kind, seed], { width, height }) =>
      drawTopicCover(kindOf(kind), Number(seed), height > 0 && width >= height * 2),
  },
  {
    pattern: name(`campaigns/${oneOf(Object.keys(SALE_DAYS))}`),
    draw: ([, day]) => drawSaleDay(day as SaleDay),
  },
  {
    pattern: name(`campaigns/${KIND}-${NUMBER}`),
    draw: ([, kind, seed]) => drawTopicScene(kindOf(kind), Number(seed)),
  },
  {
    pattern: name(`titles/${oneOf(Object.keys(TITLES))}-(th|en)`),
    draw: ([, title, language]) => drawTitleImage(title as TitleName, language as 'th' | 'en'),
  },
  { pattern: name('placeholder'), draw: () => drawPlaceholder() },
];

function name(pattern: string): RegExp {
  return new RegExp(`^[a-z0-9-]{1,40}/${pattern}\\.svg$`);
}

/** The SVG for a media key (`zest/goods/fan-12-2.svg`); undefined when it isn't the name of a drawing. */
export function drawMedia(key: string, box: Box = { width: 0, height: 0 }): string | undefined {
  for (const { pattern, draw } of DRAWINGS) {
    const match = pattern.exec(key);
    if (match) return draw(match, box);
  }
  return undefined;
}
