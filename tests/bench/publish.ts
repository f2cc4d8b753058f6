import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { PHONE } from '../e2e/devices.ts';
import { send } from '../support/http.ts';
import { putPage, readPage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { type Row, row } from './report.ts';
import { withSite } from './site.ts';

const TENANT = 'zest';
const SAVES = 15;
const GIVE_UP_MS = 5_000;

/**
 * Measures the time from an operator's save of the home page with a new text until a visitor gets that text, from the
 * process that saved it and from another one on the same database. Both had the page in their cache.
 */
export async function publishToVisible(): Promise<Row[]> {
  return withSite(async (writer, other) => {
    const measure = async (reader: RunningServer) => {
      const times: number[] = [];
      while (times.length < SAVES) times.push(await timeToVisible(writer, reader, `saved ${times.length}`));
      return times;
    };
    return [
      row('publish-to-visible: same process', await measure(writer), 'ms', { atMost: 100 }),
      row('publish-to-visible: other process', await measure(other), 'ms', { atMost: 1_000 }),
    ];
  }, 2);
}

async function timeToVisible(writer: RunningServer, reader: RunningServer, words: string): Promise<number> {
  const { id, rev, document } = await readPage(writer, TENANT, '/');
  await home(reader);
  const started = performance.now();
  const { status, body } = await putPage(writer, TENANT, { id, rev, document: saying(document, words) });
  if (status !== 200) throw new Error(`The page was not saved: ${body}`);
  while (!(await home(reader)).includes(words))
    if (performance.now() - started > GIVE_UP_MS) throw new Error(`Not visible after ${GIVE_UP_MS} ms`);
  return performance.now() - started;
}

async function home({ port }: RunningServer): Promise<string> {
  return (await send(port, TENANT, '/', { headers: { 'user-agent': PHONE.userAgent } })).body;
}

/** The page with an additional text module that has these words. */
function saying(document: PageDocument, words: string): PageDocument {
  const text: ModuleNode = {
    id: 'bench',
    type: 'rich-text',
    v: 1,
    props: { title: {}, text: { th: `<p>${words}</p>` } },
  };
  const main = (document.slots.main ?? []).filter((id) => id !== text.id);
  return {
    ...document,
    nodes: { ...document.nodes, [text.id]: text },
    slots: { ...document.slots, main: [text.id, ...main] },
  };
}
