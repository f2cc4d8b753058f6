import * as z from 'zod/mini';
import { type AiEvents, type AiQuestion, aiChat, aiEventSchemas } from '#schemas/api/invented/ai-chat.ts';
import { hasKey } from '#schemas/typed-object.ts';
import { readAnswer } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { browserHeaders } from './browser-headers.ts';

type Name = keyof AiEvents;
export type AiEvent = { [N in Name]: { name: N; data: AiEvents[N] } }[Name];

/** Maximum length of an answer, in characters. */
const MAX_CHARACTERS = 1_000_000;
/** Time limit between two chunks of the stream, in ms. */
const SILENCE_MS = 45_000;

/**
 * Sends a question to the shopping assistant and calls back for each event of the stream. Event types unknown to this
 * release are skipped. @throws ApiError when the question is refused, or the stream ends before the answer
 */
export async function askAssistant(
  question: AiQuestion,
  signal: AbortSignal,
  onEvent: (event: AiEvent) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  heard();
  try {
    const response = await fetch(`/api${aiChat.path}`, {
      method: aiChat.method,
      headers: { ...browserHeaders(), 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) {
      const { status, statusText } = response;
      readAnswer({ status, statusText, text: await response.text() });
      throw new ApiError('BAD_RESPONSE', status, statusText);
    }
    await readEvents(response.body, heard, onEvent);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(silence.signal.aborted ? 'TIMEOUT' : 'TRANSPORT', 0, String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
  onEvent: (event: AiEvent) => void,
): Promise<void> {
  const reader = body
    .pipeThrough<string>(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
  let rest = '';
  let total = 0;
  for (;;) {
    const { done, value = '' } = await reader.read();
    if (done) throw new Error('The stream has ended before the answer');
    heard();
    total += value.length;
    if (total > MAX_CHARACTERS) throw new Error('The answer is too long');
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) onEvent(event);
      if (event?.name === 'done' || event?.name === 'error') return;
    }
  }
}

function eventIn(block: string): AiEvent | undefined {
  const [, name = '', text = ''] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
  if (!hasKey(aiEventSchemas, name)) return undefined;
  const parsed = z.safeParse(aiEventSchemas[name], parseJson(text));
  return parsed.success ? ({ name, data: parsed.data } as AiEvent) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
