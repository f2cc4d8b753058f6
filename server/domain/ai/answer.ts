import { formatPrice } from '#locales/format/price.ts';
import { textFor } from '#locales/text.ts';
import type { TextKey } from '#locales/translate.ts';
import type { AiCard } from '#schemas/api/invented/ai-chat.ts';
import { PAGE } from '#schemas/constants.ts';
import { COUPON_TYPES } from '#schemas/enums/coupon.ts';
import { platformLook } from '#schemas/platforms.ts';
import type { Call } from '../../platform/call.ts';
import { couponPage } from '../catalogue/coupons/operations.ts';
import { presentCoupon } from '../catalogue/coupons/presenter.ts';
import { skusOf } from '../catalogue/goods-histories/operations.ts';
import { cardsOf, showCards } from './cards.ts';
import type { Emit } from './emit.ts';
import {
  cheaperThan,
  comparableTo,
  type FoundGoods,
  type FoundGoodsRow,
  findGoods,
  MOST_SHOWN,
  popularGoods,
} from './find-goods.ts';
import type { BrandNames, Question } from './read-question.ts';

/** A parsed question, with the products it may refer to: the one of the page, or those shown last. */
export type AskedQuestion = {
  /** True when the question names no product itself and refers to those shown. */
  isFollowUp: boolean;
  question: Question;
  about: FoundGoodsRow | undefined;
  shown: readonly FoundGoodsRow[];
};

const MOST_COUPONS = 6;
const MOST_COMPARED = 4;

/** Answers without a model, with the same searches and figures that a model would get. */
export async function answer(call: Call, asked: AskedQuestion, emit: Emit): Promise<void> {
  const { question } = asked;
  const say = (key: TextKey, params: Record<string, string | number> = {}) =>
    emit('text', { text: textFor(call.lang)(key, params) });
  if (question.ask === 'amount') return say('ai.say.askAmount');
  if (question.ask === 'currency') return say('ai.say.askCurrency', { currency: call.scope.tenant.currency });
  const parts = { call, asked, say, emit };
  if (question.task === 'coupons') return answerCoupons(call, question, emit);
  if (question.task === 'find') return answerFind(parts);
  // A product that the question names takes precedence over the one on the screen.
  const named = question.keyword === '' || asked.isFollowUp ? [] : (await findGoods(call, question)).rows;
  const first = asked.about ?? named[0] ?? asked.shown[0];
  if (!first) return say('ai.say.which');
  if (question.task === 'verdict') return answerVerdict(parts, first);
  if (question.task === 'cheaper') return answerCheaper(parts, first);
  const others = named.length > 1 ? named : asked.shown.length > 1 ? asked.shown : [];
  return answerCompare(parts, asked.about ? await comparedWith(call, asked.about) : others, first);
}

type Parts = {
  call: Call;
  asked: AskedQuestion;
  say: (key: TextKey, params?: Record<string, string | number>) => void;
  emit: Emit;
};

async function answerFind({ call, asked: { question }, say, emit }: Parts): Promise<void> {
  const { keyword, order } = question;
  const found: FoundGoods =
    keyword === ''
      ? { rows: await popularGoods(call, question), match: 'exact' }
      : await findGoods(call, question);
  if (found.rows.length === 0) {
    say('ai.say.none');
    const others = await popularGoods(call, question);
    if (others.length === 0) return;
    say('ai.say.popular');
    return showCards(call, emit, others, { source: 'AIFEED', layout: 'list' });
  }
  if (found.match !== 'exact') say(`ai.say.${found.match}`);
  else if (keyword === '') say('ai.say.found');
  else say(order ? `ai.say.${order}` : 'ai.say.foundFor', { keyword });
  const source = keyword === '' ? 'AIFEED' : 'SEARCH';
  await showCards(call, emit, found.rows, { source, layout: 'list' });
  say('ai.say.prices');
  suggest(call, emit, ['ai.next.cheapest', 'ai.next.reviews', 'ai.next.shipping', 'ai.next.compare']);
}

/** Shows the coupons of the platforms that a question names, or of all. */
export async function answerCoupons(call: Call, { platforms }: Question, emit: Emit): Promise<void> {
  const say = (key: TextKey) => emit('text', { text: textFor(call.lang)(key) });
  const page = { page: PAGE.first, size: PAGE.maxSize };
  const { content } = await couponPage(call, { type: COUPON_TYPES.ALL }, page);
  const fitting = content.filter(
    ({ platform }) => platforms.length === 0 || platforms.some((one) => one === platform),
  );
  if (fitting.length === 0) return say('ai.say.couponsNone');
  say('ai.say.coupons');
  emit('coupons', { coupons: fitting.slice(0, MOST_COUPONS).map((row) => presentCoupon(row, call)) });
}

async function answerVerdict({ call, say, emit }: Parts, row: FoundGoodsRow): Promise<void> {
  const [card] = await cardsOf(call, [row]);
  if (!card) return;
  say(`ai.say.verdict.${card.verdict}`, verdictParams(call, card));
  emit('cards', { source: 'AI', layout: 'rows', cards: [card] });
  suggest(call, emit, ['ai.next.cheaper', 'ai.next.compare']);
}

async function answerCheaper({ call, say, emit }: Parts, row: FoundGoodsRow): Promise<void> {
  const offers = (await skusOf(call, row.id)).map(({ goods }) => goods);
  const cheaper = [
    ...offers.filter(({ rankPrice }) => isCheaper(rankPrice, row)),
    ...(await cheaperThan(call, row)),
  ];
  const rows = [...new Map(cheaper.map((one) => [one.id, one])).values()].slice(0, MOST_SHOWN);
  if (rows.length === 0) return say('ai.say.cheaperNone');
  say('ai.say.cheaper');
  await showCards(call, emit, rows, { source: 'AI', layout: 'rows' });
  say('ai.say.prices');
  suggest(call, emit, ['ai.next.compare', 'ai.next.reviews']);
}

async function answerCompare(
  parts: Parts,
  others: readonly FoundGoodsRow[],
  first: FoundGoodsRow,
): Promise<void> {
  const { call, say, emit } = parts;
  const rows = others.length > 0 ? others : await comparedWith(call, first);
  if (rows.length < 2) say('ai.say.compareOne');
  else say('ai.say.compare');
  emit('cards', {
    source: 'AI',
    layout: 'compare',
    cards: await cardsOf(call, rows.slice(0, MOST_COMPARED)),
  });
  suggest(call, emit, ['ai.next.cheaper', 'ai.next.verdict']);
}

/** Whether a price is below that of a product; a held one is compared with none. */
const isCheaper = (price: number | null, { rankPrice }: FoundGoodsRow) =>
  price !== null && rankPrice !== null && price < rankPrice;

/** A product, the same product on other platforms, and similar ones. */
async function comparedWith(call: Call, row: FoundGoodsRow): Promise<FoundGoodsRow[]> {
  const offers = (await skusOf(call, row.id)).map(({ goods }) => goods);
  const all = [row, ...offers, ...(await comparableTo(call, row))];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

function suggest(call: Call, emit: Emit, keys: readonly TextKey[]): void {
  const t = textFor(call.lang);
  emit('suggestions', { questions: keys.map((key) => t(key)) });
}

function verdictParams(call: Call, { goods, usualPrice, days }: AiCard) {
  const context = { lang: call.lang, tenant: call.scope.tenant };
  const { minSalePrice, currencyCode = call.scope.tenant.currency } = goods.priceRange ?? {};
  const price = formatPrice(minSalePrice ?? '', currencyCode, context);
  const usual = formatPrice(usualPrice ?? '', currencyCode, context);
  return { name: goods.goodsName ?? '', price, usual, days };
}

/** Filters of a question in words, so that the shopper sees at once if something was misread. */
export function questionFilters(call: Call, question: Question, brands: readonly BrandNames[]): string[] {
  const t = textFor(call.lang);
  const context = { lang: call.lang, tenant: call.scope.tenant };
  const { price, minDiscount, order, notBrands, platforms, freeShipping } = question;
  const money = (amount: number) => ({ price: formatPrice(amount, call.scope.tenant.currency, context) });
  const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.names[0] ?? id;
  return [
    ...(price.min === undefined
      ? []
      : [t(price.above ? 'ai.filter.above' : 'ai.filter.min', money(price.min))]),
    ...(price.max === undefined
      ? []
      : [t(price.below ? 'ai.filter.below' : 'ai.filter.max', money(price.max))]),
    ...(minDiscount === undefined ? [] : [t('ai.filter.discount', { percent: minDiscount })]),
    ...question.brands.map(nameOf),
    ...notBrands.map((id) => t('ai.filter.not', { name: nameOf(id) })),
    ...platforms.map((platform) => platformLook(platform)?.name ?? platform),
    ...(freeShipping ? [t('ai.filter.shipping')] : []),
    ...(order ? [t(`ai.filter.${order}`)] : []),
  ];
}
