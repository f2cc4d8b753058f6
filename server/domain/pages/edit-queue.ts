import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { applyEdits, type EditAnswer, type EditRequest } from './apply-edits.ts';

/** Limit of commands per batch. On the largest document a command takes some 8 ms, in which nothing else runs. */
const MAX_COMMANDS = 500;
/** Limit of requests that wait for one page; further clients send theirs again. */
const MAX_WAITING = 200;

type Waiting = {
  request: EditRequest;
  resolve: (answer: EditAnswer) => void;
  reject: (reason: unknown) => void;
};

/**
 * Queue of edit requests to drafts. Requests that arrive during a batch wait without a database connection, and are
 * applied together in one transaction.
 */
export type EditQueue = {
  /** Applies a request's edits. @throws AppError PAYLOAD_TOO_LARGE, UNAVAILABLE, NOT_FOUND, PAGE_ARCHIVED */
  apply: (call: OperatorCall, pageId: string, sent: Omit<EditRequest, 'operator'>) => Promise<EditAnswer>;
};

export function createEditQueue(): EditQueue {
  const pages = new Map<string, Waiting[]>();

  const work = async ({ db, scope }: OperatorCall, pageId: string, key: string, waiting: Waiting[]) => {
    while (waiting.length > 0) {
      const together = waiting.splice(0, fitting(waiting));
      try {
        const requests = together.map(({ request }) => request);
        const answers = await applyEdits({ db, scope }, pageId, requests);
        for (const [i, answer] of answers.entries()) {
          if (answer.status === 'fulfilled') together[i]?.resolve(answer.value);
          else together[i]?.reject(answer.reason);
        }
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    pages.delete(key);
  };

  return {
    apply: async (call, pageId, sent) => {
      if (countCommands(sent) > MAX_COMMANDS) throw new AppError('PAYLOAD_TOO_LARGE');
      const key = JSON.stringify([call.scope.tenantId, pageId]);
      const waiting = pages.get(key) ?? [];
      if (waiting.length >= MAX_WAITING) throw new AppError('UNAVAILABLE');
      const request = { ...sent, operator: call.operator };
      const answer = new Promise<EditAnswer>((resolve, reject) => waiting.push({ request, resolve, reject }));
      if (!pages.has(key)) {
        pages.set(key, waiting);
        void work(call, pageId, key, waiting);
      }
      return answer;
    },
  };
}

/** Number of waiting requests for the next batch, limited by their commands. */
function fitting(waiting: readonly Waiting[]): number {
  let commands = 0;
  const end = waiting.findIndex(({ request }) => {
    commands += countCommands(request);
    return commands > MAX_COMMANDS;
  });
  return end < 0 ? waiting.length : end;
}

function countCommands({ edits }: Pick<EditRequest, 'edits'>): number {
  return edits.reduce((sum, { commands }) => sum + commands.length, 0);
}
