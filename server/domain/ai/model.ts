import * as z from 'zod/mini';
import type { ModelOptions } from '../../platform/ai-options.ts';

/** A tool that the model may call; its parameters as JSON Schema. */
export type Tool = { name: string; description: string; parameters: object };
export type ToolCall = { id: string; name: string; arguments: string };
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: object[] }
  | { role: 'tool'; tool_call_id: string; content: string };

/** Error of a model that is down, slow or sends garbage. */
export class ModelFailure extends Error {}

const MAX_ANSWER_CHARACTERS = 200_000;
const MAX_TOOL_CALLS = 8;

const toolCall = z.object({
  index: z.nullish(z.number()),
  id: z.nullish(z.string().check(z.maxLength(200))),
  function: z.nullish(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
});
const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.nullish(
        z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(toolCall)) }),
      ),
    }),
  ),
});
type Delta = z.infer<typeof toolCall>;

/**
 * Sends one request to the model: its text is streamed, and the tool calls are returned at the end.
 * @throws ModelFailure
 */
export async function askModel(
  { baseUrl, model, apiKey, patience }: ModelOptions,
  messages: readonly ModelMessage[],
  tools: readonly Tool[],
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<ToolCall[]> {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), patience.beginMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), patience.silenceMs);
  };
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        temperature: 0,
        tools: tools.map((tool) => ({ type: 'function', function: tool })),
      }),
      signal: AbortSignal.any([signal, late.signal]),
      redirect: 'error',
    });
    heard();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) {
      await response.body?.cancel();
      throw new ModelFailure(`It answers ${response.status}`);
    }
    return await readAnswer(response.body, heard, onText);
  } catch (error) {
    if (signal.aborted || error instanceof ModelFailure) throw error;
    throw new ModelFailure(late.signal.aborted ? 'It is too slow' : 'It can’t be read', { cause: error });
  } finally {
    clearTimeout(timer);
    late.abort();
  }
}

async function readAnswer(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
  onText: (text: string) => void,
): Promise<ToolCall[]> {
  const calls: ToolCall[] = [];
  const byIndex = new Map<number, ToolCall>();
  const decoder = new TextDecoder();
  let rest = '';
  let total = 0;
  for await (const bytes of body) {
    heard();
    const text = decoder.decode(bytes, { stream: true });
    total += text.length;
    if (total > MAX_ANSWER_CHARACTERS) throw new ModelFailure('Its answer is too long');
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:\s*(.*?)\r?$/.exec(line)?.[1];
      if (data === undefined) continue;
      if (data === '[DONE]') return calls;
      const { delta } = chunkSchema.parse(JSON.parse(data)).choices[0] ?? {};
      if (delta?.content) onText(delta.content);
      for (const part of delta?.tool_calls ?? []) addPart(calls, byIndex, part);
    }
  }
  throw new ModelFailure('It broke off');
}

/**
 * Adds a part of a streamed tool call. By the specification each part has the call's index; Ollama leaves it out or
 * always sends 0, but sends each call whole with its id.
 */
function addPart(calls: ToolCall[], byIndex: Map<number, ToolCall>, part: Delta): void {
  const { index, id } = part;
  const { name, arguments: text = '' } = part.function ?? {};
  const known = id ? calls.find((call) => call.id === id) : undefined;
  const open = index === null || index === undefined ? calls.at(-1) : byIndex.get(index);
  const isNew = id ? !known : name ? open?.name !== '' : !open;
  const call = isNew ? { id: id || `call-${calls.length}`, name: '', arguments: '' } : (known ?? open);
  if (!call) return;
  if (isNew) {
    if (calls.length >= MAX_TOOL_CALLS) throw new ModelFailure('It wants too many tools');
    calls.push(call);
  }
  if (index !== null && index !== undefined) byIndex.set(index, call);
  call.name ||= name ?? '';
  call.arguments += text ?? '';
}
