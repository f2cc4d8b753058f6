import type { Logger } from 'pino';
import { AppError } from '#schemas/errors.ts';
import { CHANNEL, type PageNews } from '../../domain/pages/announce.ts';
import { missedEdits } from '../../domain/pages/missed-edits.ts';
import type { Connection, OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { openListener } from '../../platform/db/listener.ts';
import { openEventStream } from '../../platform/event-stream.ts';
import { type Follower, Room } from './room.ts';

const BEAT_MS = 15_000;
const MAX_PER_TENANT = 400;
const MAX_PER_OPERATOR = 30;

/**
 * Open pages of this process: events of a page, from this or another process, are sent to every window that has it
 * open.
 */
export type Collaboration = {
  /**
   * Streams the events of a page after revision `since`.
   * @throws AppError RATE_LIMITED, UNAVAILABLE while the process shuts down
   */
  follow: (call: OperatorCall, pageId: string, since: number, connection: Connection) => Response;
  /** Number of open streams. */
  count: () => number;
  /** Ends every stream; its client reconnects to another process. */
  close: () => Promise<void>;
};

export async function openCollaboration(options: {
  db: Db;
  url: string;
  log: Logger;
  beatMs?: number;
}): Promise<Collaboration> {
  const { db, url, log, beatMs = BEAT_MS } = options;
  const rooms = new Map<string, Room>();
  let isClosed = false;
  const warn = (error: unknown) => log.warn({ err: error }, 'open pages not told');

  const listener = await openListener({
    url,
    channel: CHANNEL,
    onMessage: (payload) => {
      const { tenantId, pageId, news } = JSON.parse(payload) as Message;
      rooms.get(roomKey(tenantId, pageId))?.hear(news)?.catch(warn);
    },
    onResumed: () => {
      for (const room of rooms.values()) {
        room.send('resync', {});
        room.readOn().catch(warn);
      }
    },
  });

  const beat = setInterval(() => {
    for (const room of rooms.values()) {
      room.check().catch(warn);
      for (const follower of room.followers) beatOne(follower).catch(warn);
    }
  }, beatMs).unref();

  const requireSpace = ({ scope, operator }: OperatorCall) => {
    const ofTenant = [...rooms.values()]
      .filter((room) => room.tenantId === scope.tenantId)
      .flatMap((room) => [...room.followers]);
    const ofOperator = ofTenant.filter((follower) => follower.operator.id === operator.id);
    if (ofTenant.length >= MAX_PER_TENANT || ofOperator.length >= MAX_PER_OPERATOR)
      throw new AppError('RATE_LIMITED', { seconds: 30 });
  };

  return {
    follow: ({ scope, operator, ...call }, pageId, since, connection) => {
      if (isClosed) throw new AppError('UNAVAILABLE');
      requireSpace({ ...call, scope, operator });
      const key = roomKey(scope.tenantId, pageId);
      const read = (from: number) => missedEdits({ db, scope }, pageId, from);
      const room = rooms.get(key) ?? new Room(scope.tenantId, read);
      rooms.set(key, room);
      const stream = openEventStream(() => {
        room.followers.delete(follower);
        if (room.followers.size === 0 && rooms.get(key) === room) rooms.delete(key);
      });
      const follower: Follower = { stream, operator, sent: undefined, isAllowed: connection.isAllowed };
      room.join(follower, lastEventId(connection) ?? since).catch((error) => {
        warn(error);
        stream.end();
      });
      return stream.response;
    },
    count: () => [...rooms.values()].reduce((sum, { followers }) => sum + followers.size, 0),
    close: async () => {
      isClosed = true;
      clearInterval(beat);
      for (const room of rooms.values()) for (const { stream } of room.followers) stream.end();
      await listener.close();
    },
  };
}

type Message = { tenantId: string; pageId: string; news: PageNews };

const roomKey = (tenantId: string, pageId: string) => JSON.stringify([tenantId, pageId]);

/** Revision at which a reconnecting browser stopped. */
function lastEventId({ headers }: Connection): number | undefined {
  const id = headers.get('last-event-id') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** Sends a heartbeat. Closes the stream if its operator has lost access or can't be checked. */
async function beatOne({ stream, isAllowed }: Follower): Promise<void> {
  if (await isAllowed().catch(() => false)) stream.beat();
  else stream.end();
}
