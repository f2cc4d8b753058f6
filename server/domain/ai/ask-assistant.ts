import { textFor } from '#locales/text.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { aiChat } from '#schemas/api/invented/ai-chat.ts';
import { AppError, type ErrorCode } from '#schemas/errors.ts';
import type { AiOptions } from '../../platform/ai-options.ts';
import type { HttpContext, VisitorCall } from '../../platform/call.ts';
import { openEventStream } from '../../platform/event-stream.ts';
import { type AskedQuestion, answer, questionFilters } from './answer.ts';
import { answerWithModel } from './answer-with-model.ts';
import type { Emit } from './emit.ts';
import { brandNames, goodsByCode } from './find-goods.ts';
import { countQuestion, hasFewWords, mayAskModel } from './limits.ts';
import { ModelFailure } from './model.ts';
import { type BrandNames, inContext, type Question, readQuestion } from './read-question.ts';

type Input = EndpointInput<typeof aiChat>['body'];

type AssistantCall = VisitorCall & Pick<HttpContext, 'address' | 'headers'> & { ai: AiOptions };

/**
 * Opens the stream that answers a question. Closing it stops the work.
 * @throws AppError AI_WORD_LIMIT, AI_QUESTION_LIMIT
 */
export async function askAssistant(call: AssistantCall, given: Input): Promise<Response> {
  const { limits } = call.ai;
  if (!hasFewWords(given.question, limits)) throw new AppError('AI_WORD_LIMIT', { limit: limits.words });
  // A longer one was refused when it was asked, and is no context of this one.
  const turns = given.turns.filter(({ question }) => hasFewWords(question, limits));
  const input = { ...given, turns };
  await countQuestion(call, limits);
  const leaving = new AbortController();
  const stream = openEventStream(() => leaving.abort());
  const emit: Emit = (type, data) => {
    // Stops between two steps of the work if the caller has disconnected.
    leaving.signal.throwIfAborted();
    stream.send({ type, data });
  };
  void answerAll(call, input, emit, leaving.signal)
    .catch((error) => {
      if (leaving.signal.aborted) return;
      call.log.error({ err: error }, 'a question could not be answered');
      emit('error', failureOf(call, 'INTERNAL'));
    })
    .finally(stream.end);
  return stream.response;
}

async function answerAll(call: AssistantCall, input: Input, emit: Emit, signal: AbortSignal): Promise<void> {
  const brands = await brandNames(call);
  const asked = await readAll(call, input, brands);
  const understand = () => {
    const filters = questionFilters(call, asked.question, brands);
    if (filters.length > 0) emit('understood', { filters });
  };
  understand();
  const { model } = call.ai;
  // Questions of a product's page, and those that need clarification, need no model.
  const isSimple = input.task !== undefined || asked.question.ask;
  if (!model || isSimple || !(await mayAskModel(call, call.ai.limits))) await answer(call, asked, emit);
  else {
    const texts = [...input.turns.map(({ question }) => question), input.question];
    const late = AbortSignal.timeout(model.patience.totalMs);
    try {
      await answerWithModel(call, model, { asked, texts, brands }, emit, AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailure || late.aborted)) throw error;
      call.log.warn({ err: error }, 'the model failed');
      emit('notice', failureOf(call, 'AI_CONNECTING'));
      understand();
      await answer(call, asked, emit);
    }
  }
  emit('done', {});
}

/** Reads the whole conversation again: callers send words and codes, never their interpretation. */
async function readAll(
  call: VisitorCall,
  input: Input,
  brands: readonly BrandNames[],
): Promise<AskedQuestion> {
  const { lang, scope } = call;
  const read = (text: string) => readQuestion(text, { lang, currency: scope.tenant.currency, brands });
  const [[about], shown] = await Promise.all([
    goodsByCode(call, input.about === undefined ? [] : [input.about]),
    goodsByCode(call, input.shown),
  ]);
  const last = read(input.question);
  const own = input.task ? { ...last, task: input.task, keyword: '' } : last;
  const earlier: Question[] = [];
  for (const { question } of input.turns) earlier.push(inContext(earlier, read(question)));
  const isFollowUp = own.keyword === '' && shown.length > 0;
  return { question: inContext(earlier, own), isFollowUp, about, shown };
}

const failureOf = (call: VisitorCall, code: ErrorCode) => ({
  code,
  message: textFor(call.lang)(`errors.${code}`),
});
