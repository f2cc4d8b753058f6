import type { JournalEntry } from '#server/edge/api/journal.ts';
import { sendJson } from './http.ts';
import type { RunningServer } from './running-server.ts';

const TENANT = 'zest';

/** Calls of the API since a time of the real clock (milliseconds), oldest first. */
export async function journal(server: RunningServer, since: number): Promise<JournalEntry[]> {
  const { json } = await sendJson(server.port, TENANT, `/api/__debug/requests?since=${since}`);
  return json.data;
}

/** Request bodies of one endpoint's calls. */
export async function bodiesOf(server: RunningServer, since: number, endpoint: string): Promise<unknown[]> {
  const calls = await journal(server, since);
  return calls.filter((call) => call.endpoint === endpoint).map(({ body }) => JSON.parse(body || 'null'));
}

/** Moves the server's clock, and purges every page. 0 resets it. */
export async function moveClock(server: RunningServer, offsetMs: number): Promise<void> {
  await control(server, 'clock', { offsetMs });
}

/** Signs a member in, created if missing, and gives the token for `user-token` cookies and bearer headers. */
export async function signInMember(
  server: RunningServer,
  tenant: string,
  member: { id: string; nickname: string },
): Promise<string> {
  const path = '/api/__debug/members';
  const { json } = await sendJson(server.port, tenant, path, { method: 'POST', body: member });
  if (!json.success) throw new Error(json.message);
  return json.data.token;
}

type Spoiler = { endpoint: string; fault: string; times?: number; origin?: 'browser' | 'server' };

/** Injects a fault into the next calls of an endpoint, by default the browser's next one. */
export async function spoil(server: RunningServer, spoiler: Spoiler): Promise<void> {
  await control(server, 'faults', spoiler);
}

async function control(server: RunningServer, name: string, body: unknown): Promise<void> {
  const { json } = await sendJson(server.port, TENANT, `/api/__debug/${name}`, { method: 'POST', body });
  if (!json.success) throw new Error(json.message);
}
