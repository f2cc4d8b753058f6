import { ApiError } from '#client/api-error.ts';
import { mergeEdit } from '#engine/merge.ts';
import type { AcceptedEdit, EditResult } from '#schemas/entities/page-edit.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { type SafeStorage, safeStorage } from '#ui/safe-storage.ts';
import type { Listener, SentEdit, Transport } from './transport.ts';

/** Mock server of one page in memory, whose network can be made to fail. */
export function fakeServer(document: PageDocument = samplePage()) {
  const log: AcceptedEdit[] = [];
  const answers = new Map<string, EditResult>();
  const listeners = new Set<{ clientId: string; listener: Listener }>();
  const requests: { clientId: string; ids: string[] }[] = [];
  const server = { document, rev: 1, online: true, streams: true, losesAnswers: 0, status: 0 };

  const answer = (clientId: string, name: string, edit: SentEdit): EditResult => {
    const since = log.filter((each) => each.rev > edit.base && each.clientId !== clientId);
    const merged = mergeEdit(server.document, edit.commands, since);
    const { id } = edit;
    if (merged.status === 'conflict') return { id, status: 'conflict', conflicts: merged.conflicts };
    if (merged.status === 'refused') return { id, status: 'refused', problem: merged.problem };
    server.document = merged.document;
    server.rev += 1;
    const accepted: AcceptedEdit = {
      id,
      rev: server.rev,
      clientId,
      operatorId: clientId,
      operatorName: name,
      base: edit.base,
      commands: merged.commands,
      at: 0,
    };
    log.push(accepted);
    if (server.streams) for (const { listener } of listeners) setTimeout(() => listener.edit(accepted), 1);
    return { id, status: 'applied', rev: server.rev };
  };

  const transport = (clientId: string): Transport => {
    const reach = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (server.status) throw new ApiError('REFUSED', server.status, '');
      if (!server.online) throw new ApiError('TRANSPORT', 0, 'offline');
    };
    return {
      send: async (sender, edits) => {
        await reach();
        requests.push({ clientId: sender, ids: edits.map(({ id }) => id) });
        const results = edits.map((edit) => {
          const known = answers.get(edit.id) ?? answer(sender, sender, JSON.parse(JSON.stringify(edit)));
          answers.set(edit.id, known);
          return known;
        });
        if (server.losesAnswers > 0) {
          server.losesAnswers -= 1;
          throw new ApiError('TIMEOUT', 0, 'no answer');
        }
        return { rev: server.rev, results };
      },
      missed: async (since) => {
        await reach();
        return { rev: server.rev, edits: log.filter(({ rev }) => rev > since), reload: false };
      },
      open: async () => {
        await reach();
        return { document: server.document, rev: server.rev, translationSources: [] };
      },
      listen: (_, listener) => {
        const entry = { clientId, listener };
        if (server.online && server.streams) {
          listeners.add(entry);
          setTimeout(listener.connected, 1);
        } else setTimeout(listener.lost, 1);
        return () => listeners.delete(entry);
      },
      present: async () => undefined,
    };
  };

  return {
    server,
    log,
    requests,
    transport,
    /** Adds another operator's edit. */
    edit: (id: string, ...commands: Command[]) => answer('other', 'Wati', { id, base: server.rev, commands }),
    /** Breaks every stream. */
    cut: () => {
      const cut = [...listeners];
      listeners.clear();
      for (const { listener } of cut) listener.lost();
    },
  };
}

/** Mock of a browser's storage with room for that many characters. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): SafeStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const storage = safeStorage(() => ({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      const used = [...entries].reduce((sum, [own, text]) => sum + (own === key ? 0 : text.length), 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  }));
  return { ...storage, entries };
}
