import * as z from 'zod';
import { commandSchema } from '#schemas/page/commands.ts';
import type { SafeStorage } from '#ui/safe-storage.ts';
import type { PendingEdit } from '../store/state.ts';

/** Unsent edits of one page in the browser's storage: one entry per edit, so that a keystroke writes only its own. */
export type KeptQueue = {
  /** Writes the changes. False when the storage is full: the edits then exist in this window only. */
  save: (pending: readonly PendingEdit[]) => boolean;
  /** Takes over the edits of closed windows, in the order they were made. */
  adopt: (isAlive: (clientId: string) => Promise<boolean>) => Promise<PendingEdit[]>;
};

const keptSchema = z.object({
  number: z.number(),
  edit: z.object({
    id: z.string(),
    base: z.number(),
    label: z.string(),
    clientId: z.string(),
    commands: z.array(commandSchema).min(1),
  }),
});

const MAX_ADOPTED = 2_000;

export function createKeptQueue(storage: SafeStorage, page: string, clientId: string): KeptQueue {
  const prefix = `talat-edits:${page}:`;
  const written = new Map<string, PendingEdit>();
  let number = Date.now();

  return {
    save: (pending) => {
      const ids = new Set(pending.map(({ id }) => id));
      for (const id of written.keys()) {
        if (ids.has(id)) continue;
        storage.remove(prefix + id);
        written.delete(id);
      }
      return pending.every((edit) => {
        const before = written.get(edit.id);
        if (before?.commands === edit.commands) return true;
        const { id, base, label, commands } = edit;
        const kept = { id, base, label, commands, clientId: edit.clientId ?? clientId };
        const isStored = storage.write(prefix + id, { number: number++, edit: kept });
        if (isStored) written.set(id, edit);
        return isStored;
      });
    },
    adopt: async (isAlive) => {
      const found = storage
        .names()
        .filter((key) => key.startsWith(prefix))
        .slice(0, MAX_ADOPTED)
        .flatMap((key) => {
          const kept = keptSchema.safeParse(storage.read(key));
          if (!kept.success) storage.remove(key);
          return kept.success ? [kept.data] : [];
        });
      const owners = [...new Set(found.map(({ edit }) => edit.clientId))];
      const alive = new Set<string>();
      for (const owner of owners) if (owner === clientId || (await isAlive(owner))) alive.add(owner);
      const adopted = found
        .filter(({ edit }) => !alive.has(edit.clientId))
        .sort((a, b) => a.number - b.number)
        .map(({ edit }) => edit);
      for (const edit of adopted) written.set(edit.id, edit);
      return adopted;
    },
  };
}
