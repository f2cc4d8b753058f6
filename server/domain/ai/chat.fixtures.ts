import type { AiEvents, AiQuestion } from '#schemas/api/invented/ai-chat.ts';
import { aiChat, aiEventSchemas } from '#schemas/api/invented/ai-chat.ts';
import type { Tenant } from '#schemas/tenant.ts';

type Send = (tenant: Tenant, path: string, init?: RequestInit) => Promise<Response>;
type Name = keyof AiEvents;
export type Said = { [N in Name]: { name: N; data: AiEvents[N] } }[Name];

/** Asks the assistant and gives the events of its answer, each checked against its contract. */
export async function ask(
  send: Send,
  tenant: Tenant,
  question: AiQuestion,
  headers: Record<string, string> = {},
): Promise<Said[]> {
  const response = await post(send, tenant, question, headers);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw Object.assign(new Error('No stream'), { status: response.status, answer: await response.json() });
  return eventsIn(await response.text());
}

export function post(send: Send, tenant: Tenant, question: AiQuestion, headers: Record<string, string> = {}) {
  return send(tenant, aiChat.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'th', ...headers },
    body: JSON.stringify(question),
  });
}

function eventsIn(stream: string): Said[] {
  return [...stream.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => {
    const schema = aiEventSchemas[name as Name];
    return { name: name as Name, data: schema.parse(JSON.parse(data)) } as Said;
  });
}

/** Text of an answer, its cards' products, and its source. */
export function summary(events: readonly Said[]) {
  const cards = events.flatMap(({ name, data }) => (name === 'cards' ? data.cards : []));
  return {
    text: events.flatMap(({ name, data }) => (name === 'text' ? [data.text] : [])).join(' '),
    cards,
    ids: cards.map(({ goods }) => goods.id),
    source: events.flatMap(({ name, data }) => (name === 'cards' ? [data.source] : []))[0],
    layout: events.flatMap(({ name, data }) => (name === 'cards' ? [data.layout] : []))[0],
    filters: events.flatMap(({ name, data }) => (name === 'understood' ? data.filters : [])),
    notices: events.flatMap(({ name, data }) => (name === 'notice' ? [data.message] : [])),
    names: events.map(({ name }) => name),
  };
}
