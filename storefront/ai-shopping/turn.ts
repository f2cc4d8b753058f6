import type { AiEvent } from '#client/ask-assistant.ts';
import type { AiEvents, AiQuestion } from '#schemas/api/invented/ai-chat.ts';
import { AI_CONTEXT } from '#schemas/api/invented/ai-chat.ts';

/** A question with what has come of its answer so far. It is kept with the page, so it is plain data. */
export type Turn = {
  id: number;
  question: string;
  /** The product and the task that it was asked from. */
  about?: string | undefined;
  task?: AiQuestion['task'];
  state: 'running' | 'done' | 'stopped' | 'failed';
  text: string[];
  cards?: AiEvents['cards'] | undefined;
  deals?: AiEvents['deals']['deals'] | undefined;
  coupons?: AiEvents['coupons']['coupons'] | undefined;
  filters: string[];
  suggestions: string[];
  /** The failure that the shopper is told of; the answer that follows is another one. */
  notice?: string | undefined;
};

/** A question that was just asked. */
export function newTurn(
  id: number,
  { question, about, task }: Pick<Turn, 'question' | 'about' | 'task'>,
): Turn {
  return { id, question, about, task, state: 'running', text: [], filters: [], suggestions: [] };
}

/** The turn after an event of its stream. */
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

/** The request's body: the question with the last ones before it, and the products that it may be about. */
export function questionOf(turn: Turn, before: readonly Turn[]): AiQuestion {
  const cardsIn = ({ cards }: Turn) => cards?.cards ?? [];
  const last = before.findLast((one) => cardsIn(one).length > 0 || one.about !== undefined);
  const codes = last ? cardsIn(last).flatMap(({ goods }) => goods.code ?? []) : [];
  // Where a product's own page asked in vain, that product is what is on the screen.
  const shown = codes.length === 0 && last?.about !== undefined ? [last.about] : codes;
  return {
    question: turn.question,
    turns: before.slice(-AI_CONTEXT.turns).map(({ question }) => ({ question })),
    shown: shown.slice(0, AI_CONTEXT.shown),
    ...(turn.about !== undefined && { about: turn.about }),
    ...(turn.task !== undefined && { task: turn.task }),
  };
}
