import type { PageNews } from '../../domain/pages/announce.ts';
import type { Missed } from '../../domain/pages/missed-edits.ts';
import { People } from '../../domain/pages/presence.ts';
import type { EventStream } from '../../platform/event-stream.ts';
import type { OperatorScope } from '../../platform/operator-scope.ts';

/** Reads the edits of the page after a revision. */
type ReadEdits = (since: number) => Promise<Missed>;

/** One window that follows the page. */
export type Follower = {
  stream: EventStream;
  operator: Pick<OperatorScope, 'id'>;
  /** Newest revision sent to it; undefined while it catches up separately. */
  sent: number | undefined;
  isAllowed: () => Promise<boolean>;
};

/** The followers of one page in this process. Edits are read from the database, in order and without gaps. */
export class Room {
  readonly followers = new Set<Follower>();
  readonly tenantId: string;
  private readonly read: ReadEdits;
  private readonly people = new People();
  private reading: Promise<void> | undefined;
  private readAgain = false;

  constructor(tenantId: string, read: ReadEdits) {
    this.tenantId = tenantId;
    this.read = read;
  }

  /** Sends a new follower the edits it has missed; from then on it gets them with the others. */
  async join(follower: Follower, since: number): Promise<void> {
    this.followers.add(follower);
    follower.stream.send({ type: 'presence', data: this.people.list() });
    tell(follower, await this.read(since), since);
    await this.readOn();
  }

  hear(news: PageNews): Promise<void> | undefined {
    if (news.type === 'edited') return this.readOn();
    if (news.type === 'scheduled') this.send('scheduled', {});
    else if (news.type === 'published') this.send('published', { version: news.version });
    else if (news.type === 'discussed') this.send('discussed', {});
    else {
      this.people.hear(news.person, news.leaving);
      this.send('presence', this.people.list());
    }
    return undefined;
  }

  /** Reads new edits and removes silent operators, in case a notification was lost. */
  async check(): Promise<void> {
    if (this.people.forgetSilent(Date.now())) this.send('presence', this.people.list());
    await this.readOn();
  }

  send(type: string, data: unknown): void {
    for (const { stream } of this.followers) stream.send({ type, data });
  }

  /** Sends all followers the edits that are new to them. One query runs at a time; later edits are read by the next. */
  readOn(): Promise<void> {
    this.readAgain = true;
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readAll(): Promise<void> {
    while (this.readAgain) {
      this.readAgain = false;
      const since = Math.min(...[...this.followers].map(({ sent }) => sent ?? Number.POSITIVE_INFINITY));
      if (!Number.isFinite(since)) return;
      const missed = await this.read(since);
      // Followers that have caught up to a revision before `since` are served by the next query.
      for (const follower of this.followers) {
        if (follower.sent !== undefined && follower.sent >= since) tell(follower, missed, follower.sent);
      }
    }
  }
}

function tell(follower: Follower, { rev, edits, reload }: Missed, since: number): void {
  if (reload && rev !== since) follower.stream.send({ type: 'reload', data: { rev }, id: rev });
  for (const edit of edits) {
    if (edit.rev > since) follower.stream.send({ type: 'edit', data: edit, id: edit.rev });
  }
  follower.sent = reload ? rev : Math.max(rev, since);
}
