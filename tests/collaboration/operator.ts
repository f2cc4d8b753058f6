import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#client/api-error.ts';
import { createEditorStore, type EditorStore } from '#editor/store/editor-store.ts';
import { applyAll } from '#editor/store/rebase.ts';
import { createKeptQueue } from '#editor/sync/kept-queue.ts';
import { fakeStorage } from '#editor/sync/sync.fixtures.ts';
import { startSync } from '#editor/sync/sync.ts';
import type { SentEdit, Transport } from '#editor/sync/transport.ts';
import { endpointUrl } from '#schemas/api/endpoint.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { as } from '#server/domain/pages/operators.fixtures.ts';
import { followEvents, type openInstance } from '#server/edge/collaboration/instance.fixtures.ts';
import type { Random } from '#server/platform/random.ts';
import { type Acknowledged, touchedBy } from './effects.ts';
import { randomCommand } from './random-command.ts';

type Instance = Awaited<ReturnType<typeof openInstance>>;

/** Network conditions and typing speed: loss rate and times in milliseconds. */
export type Weather = { loss: number; delayMs: number; streamMs: number; paceMs: number };

const MAX_PENDING = 4;

/** Opens an editor window without a screen: the product's store and sync, over real HTTP. */
export async function openOperator(setting: {
  name: string;
  instance: Instance;
  pageId: string;
  random: Random;
  weather: Weather;
  /** True to send the whole visible document, overwriting the server's, in place of commands. */
  lastWriteWins: boolean;
}) {
  const { name, instance, pageId, random, weather, lastWriteWins } = setting;
  const api = instance.client(as(name));
  const params = { id: pageId };
  const opened = await api.call(endpoints.openPage, { params });
  const store = createEditorStore({
    ...opened,
    me: { clientId: name, name, role: 'editor' },
    manifest: {},
    languages: ['th', 'en', 'id'],
    language: 'th',
    defaultLanguage: 'th',
  });
  const acknowledged = new Map<string, Acknowledged>();
  /** Response times of the edits, milliseconds. */
  const answerMs: number[] = [];
  const count = { conflicts: 0, refused: 0, lostRequests: 0, lostAnswers: 0, streams: 0 };

  const unreliable = async <T>(request: () => Promise<T>): Promise<T> => {
    await wait(random.next() * weather.delayMs);
    if (random.chance(weather.loss)) {
      count.lostRequests++;
      throw new ApiError('TRANSPORT', 0, 'lost on the way');
    }
    const answer = await request();
    await wait(random.next() * weather.delayMs);
    if (random.chance(weather.loss)) {
      count.lostAnswers++;
      throw new ApiError('TIMEOUT', 0, 'lost on the way back');
    }
    return answer;
  };

  const send = async (clientId: string, edits: readonly SentEdit[]) => {
    const touched = touchedByPending(store);
    const answer = await unreliable(async () => {
      const asked = performance.now();
      const given = await deliver(clientId, edits);
      answerMs.push(...edits.map(() => performance.now() - asked));
      return given;
    });
    for (const result of answer.results) {
      const { id } = result;
      if (result.status === 'applied') {
        const { commands } = edits.find((edit) => edit.id === id) ?? { commands: [] };
        acknowledged.set(id, { id, rev: result.rev, commands, touched: touched.get(id) ?? [] });
      } else if (result.status === 'conflict') count.conflicts++;
      else count.refused++;
    }
    return answer;
  };

  const deliver = async (clientId: string, edits: readonly SentEdit[]) => {
    const post = (sent: readonly SentEdit[]) =>
      api.call(endpoints.sendEdits, { params, body: { clientId, edits: sent.map(toBody) } });
    if (!lastWriteWins) return post(edits);
    for (;;) {
      const { rev } = await api.call(endpoints.openPage, { params });
      const { document } = store.getState();
      const [first, ...rest] = edits;
      const whole = [
        { id: first?.id ?? '', base: rev, commands: [{ type: 'replaceDocument', document } as const] },
      ];
      const answer = await post(whole);
      if (answer.results[0]?.status === 'applied') {
        const others = rest.map(({ id }) => ({ id, status: 'applied' as const, rev: answer.rev }));
        return { ...answer, results: [...answer.results, ...others] };
      }
    }
  };

  const transport: Transport = {
    send,
    missed: (since) => unreliable(() => api.call(endpoints.missedEdits, { params, query: { since } })),
    open: () => unreliable(() => api.call(endpoints.openPage, { params })),
    present: (clientId, selection, leaving = false) =>
      api.call(endpoints.sendPresence, { params, body: { clientId, selection: [...selection], leaving } }),
    listen: (since, listener) => {
      count.streams++;
      const path = endpointUrl(endpoints.pageEvents, { params, query: { since } });
      const stream = followEvents(instance.port, path, as(name), {
        open: listener.connected,
        event: ({ type, data }) => {
          if (type === 'edit') listener.edit(data);
          else if (type === 'reload') listener.reload();
          else if (type === 'resync') listener.resync();
        },
        end: () => stopped || listener.lost(),
      });
      let stopped = false;
      const breaks = setTimeout(stream.close, weather.streamMs * (0.5 + random.next()));
      return () => {
        stopped = true;
        clearTimeout(breaks);
        stream.close();
      };
    },
  };

  const sync = startSync({
    store,
    transport,
    queue: createKeptQueue(fakeStorage(), pageId, name),
    isAlive: async () => true,
    onPublished: () => undefined,
  });

  return {
    name,
    store,
    count,
    answerMs,
    acknowledged,
    stop: sync.stop,
    /** Performs this number of random commands, one after the other, and answers questions meanwhile. */
    work: async (commands: number) => {
      for (let i = 0; i < commands; i++) {
        settle(store, random);
        doSomething(store, random, `${name}-${i}`);
        // Limits unacknowledged edits, even when the machine is slow.
        do await wait(random.next() * weather.paceMs);
        while (store.getState().pending.length > MAX_PENDING);
      }
    },
    /** Whether every edit has its response. */
    isIdle: () => {
      settle(store, random);
      return store.getState().pending.length === 0;
    },
  };
}

const toBody = ({ id, base, commands }: SentEdit) => ({ id, base, commands: [...commands] });

function doSomething(store: EditorStore, random: Random, unique: string): void {
  if (random.chance(0.07)) return void store.undo();
  if (random.chance(0.03)) return void store.redo();
  for (let attempt = 0; attempt < 5; attempt++) {
    const { document } = store.getState();
    const first = randomCommand(document, random, `${unique}-${attempt}`);
    const after = random.chance(0.1) ? applyAll(document, [first]) : undefined;
    const second =
      after && 'document' in after ? [randomCommand(after.document, random, `${unique}-${attempt}b`)] : [];
    const typing =
      first.type === 'setProp' && random.chance(0.3)
        ? { coalesce: `${first.id}/${first.path.join('.')}` }
        : {};
    if (!store.edit([first, ...second], { label: unique, ...typing })) return;
  }
}

function settle(store: EditorStore, random: Random): void {
  for (const { id } of store.getState().conflicts) store.settle(id, random.pick(['mine', 'theirs']));
}

/** Paths that each pending edit touches, in the document with the earlier ones applied. */
function touchedByPending(store: EditorStore) {
  let { confirmed: document } = store.getState();
  return new Map(
    store.getState().pending.map(({ id, commands }) => {
      const applied = applyAll(document, commands);
      if ('problem' in applied) return [id, []];
      const touched = touchedBy(document, commands);
      document = applied.document;
      return [id, touched];
    }),
  );
}
