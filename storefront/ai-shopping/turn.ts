import type { AiEvent } from '#client/ask-assistant.ts';
import type { AiEvents, AiQuestion } from '#schemas/api/invented/ai-chat.ts';
import { AI_CONTEXT } from '#schemas/api/invented/ai-chat.ts';

/** Question and the part of its answer received so far. Plain data, because it is kept with the page. */
export type Turn = {
  id: number;
  question: string;
  /** Product and task of the page that sent the question. */
  about?: string | undefined;
  task?: AiQuestion['task'];
  state: 'running' | 'done' | 'stopped' | 'failed';
  text: string[];
  cards?: AiEvents['cards'] | undefined;
  deals?: AiEvents['deals']['deals'] | undefined;
  coupons?: AiEvents['coupons']['coupons'] | undefined;
  filters: string[];
  suggestions: string[];
  /** Notice of a failure; the text that follows belongs to another answer. */
  notice?: string | undefined;
};

/** Turn of a new question. */
export function newTurn(
  id: number,
  { question, about, task }: Pick<Turn, 'question' | 'about' | 'task'>,
): Turn {
  return { id, question, about, task, state: 'running', text: [], filters: [], suggestions: [] };
}

/** Turn after an event of its stream. */
export function afterEvent(turn: Turn, { name, data }: AiEvent): Turn {
  switch (name) {
    case 'text':
      return { ...turn, text: [...turn.text, data.text] };
    case 'cards':
      return { ...turn, cards: data };
    case 'deals':
      return { ...turn, deals: data.deals };
    case 'coupons':
      return { ...turn, coupons: data.coupons };
    case 'understood':
      return { ...turn, filters: data.filters };
    case 'suggestions':
      return { ...turn, suggestions: data.questions };
    case 'notice':
      return { ...newTurn(turn.id, turn), notice: data.message };
    case 'error':
      return { ...turn, state: 'failed', notice: data.message };
    default:
      return { ...turn, state: 'done' };
  }
}

/** Request body: the question with the previous ones, and the products that it may refer to. */
export function questionOf(turn: Turn, before: readonly Turn[]): AiQuestion {
  const cardsIn = ({ cards }: Turn) => cards?.cards ?? [];
  const last = before.findLast((one) => cardsIn(one).length > 0 || one.about !== undefined);
  const codes = last ? cardsIn(last).flatMap(({ goods }) => goods.code ?? []) : [];
  // A question from a product's page without an answer refers to that product.
  const shown = codes.length === 0 && last?.about !== undefined ? [last.about] : codes;
  return {
    question: turn.question,
    turns: before.slice(-AI_CONTEXT.turns).map(({ question }) => ({ question })),
    shown: shown.slice(0, AI_CONTEXT.shown),
    ...(turn.about !== undefined && { about: turn.about }),
    ...(turn.task !== undefined && { task: turn.task }),
  };
}
