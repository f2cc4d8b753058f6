import * as z from 'zod/mini';
import { couponSchema } from '../../entities/coupon.ts';
import { dealSchema } from '../../entities/deal.ts';
import { goodsSchema } from '../../entities/goods.ts';
import { PRICE_VERDICTS } from '../../entities/price-statistics.ts';
import { decimalSchema, entity, instantSchema, maybe } from '../../entities/wire.ts';
import { GOODS_SOURCES } from '../../enums/goods.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

/** Predefined questions about a product. */
export const AI_TASKS = ['compare', 'verdict', 'cheaper'] as const;
/** Limits of a question's context: previous turns, products of the last answer, and length. */
export const AI_CONTEXT = { turns: 6, shown: 6, questionLength: 1_000 } as const;

const question = z.string().check(z.maxLength(AI_CONTEXT.questionLength), z.regex(STORABLE));
const shown = z._default(z.array(keySchema).check(z.maxLength(AI_CONTEXT.shown)), []);

/** A question to the assistant. */
export const aiQuestionSchema = z.object({
  question: question.check(z.regex(/\S/)),
  /** Previous questions, the last one last; answers aren't accepted from callers. */
  turns: z._default(z.array(z.object({ question })).check(z.maxLength(AI_CONTEXT.turns)), []),
  /** Codes of the products that the last answer showed. */
  shown,
  /** Code of the product that the question is about. */
  about: maybe(keySchema),
  task: maybe(z.enum(AI_TASKS)),
});
export type AiQuestion = z.input<typeof aiQuestionSchema>;

export const aiChat = endpoint({
  id: 'aiChat',
  method: 'POST',
  path: '/saas-search-service/ai/chat',
  summary:
    'Asks the shopping assistant; the answer is a stream of the events text, cards, deals, coupons, understood, suggestions, notice, error and done',
  stream: true,
  body: aiQuestionSchema,
  data: z.null(),
  auth: 'visitor',
  limit: { calls: 30, per: 'minute' },
});

/** Product of the catalogue with a verdict on its price; every figure comes from the database. */
export const aiCardSchema = entity('AiCard', {
  goods: goodsSchema,
  /** Time at which the price was last read; absent before the first reading. */
  readAt: maybe(instantSchema),
  verdict: z.enum(PRICE_VERDICTS),
  /** Usual price of the last `days`. */
  usualPrice: maybe(decimalSchema),
  days: decimalSchema,
});
export type AiCard = z.infer<typeof aiCardSchema>;

/** Deal of a found product, at the price that the verdict is about. */
export const aiDealSchema = entity('AiDeal', {
  deal: dealSchema,
  readAt: maybe(instantSchema),
  verdict: z.enum(PRICE_VERDICTS),
  days: decimalSchema,
});
export type AiDeal = z.infer<typeof aiDealSchema>;

const failure = z.object({ code: z.string(), message: z.string() });

/** Data of the stream's events, by event name. */
export const aiEventSchemas = {
  /** A sentence of the answer. */
  text: z.object({ text: z.string() }),
  cards: z.object({
    source: z.enum(GOODS_SOURCES),
    layout: z.enum(['list', 'rows', 'compare']),
    cards: z.array(aiCardSchema),
  }),
  deals: z.object({ deals: z.array(aiDealSchema) }),
  coupons: z.object({ coupons: z.array(couponSchema) }),
  /** Interpretation of the question, in words. */
  understood: z.object({ filters: z.array(z.string()) }),
  /** Follow-up questions. */
  suggestions: z.object({ questions: z.array(z.string()) }),
  /** The model failed: the text received so far is void, another answer follows. */
  notice: failure,
  /** The stream ends with a failure. */
  error: failure,
  done: z.object({}),
} as const;
export type AiEvents = { [Name in keyof typeof aiEventSchemas]: z.infer<(typeof aiEventSchemas)[Name]> };
