import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { eventFixture } from './analytics.fixtures.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, beacons: { type: 'string' }, seconds: { type: 'string' } },
});
const beacons = Number(values.beacons);
const seconds = Number(values.seconds);
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const TICK_MS = 20;

const GARBAGE = [
  '{"broken',
  '[]',
  JSON.stringify([{ ...eventFixture(), eventName: 'unknown' }]),
  JSON.stringify([{ ...eventFixture(), extra: 1 }]),
  'x'.repeat(40_000),
  '['.repeat(5_000),
];

/** Body of a beacon; three of ten are garbage. */
const bodyOf = (index: number) =>
  index % 10 < 3 ? (GARBAGE[index % GARBAGE.length] ?? '') : JSON.stringify([eventFixture(), eventFixture()]);

function send(index: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const address = `10.${index % 200}.${(index >> 3) % 200}.1`;
    const call = request(
      {
        agent,
        port: values.port,
        method: 'POST',
        path: '/api/saas-tenant-service/tenant/report?requestId=1',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    call.on('error', reject);
    call.end(bodyOf(index));
  });
}

// Sends as many as are due by now, so that a slow server doesn't slow the flood.
const started = performance.now();
const answers: Promise<number | undefined>[] = [];
while (answers.length < beacons) {
  const due = Math.min(beacons, (beacons * (performance.now() - started + TICK_MS)) / (seconds * 1_000));
  while (answers.length < due) answers.push(send(answers.length));
  await new Promise((resolve) => setTimeout(resolve, TICK_MS));
}
const statuses = await Promise.all(answers);
const refused = statuses.filter((status) => status !== 204).length;
process.stdout.write(
  JSON.stringify({ sent: statuses.length, refused, ms: Math.round(performance.now() - started) }),
);
agent.destroy();
