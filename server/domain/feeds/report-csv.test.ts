import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refusalsAsCsv } from './report-csv.ts';

const folder = await mkdtemp(join(tmpdir(), 'report-'));
afterAll(() => rm(folder, { recursive: true }));

/** Line of a refused row in the CSV. */
async function lineOf(itemId: string, detail: string): Promise<string> {
  const report = join(folder, 'report.json');
  const refusal = { line: 2, code: 'IMPORT_INVALID_PRICE', detail, item: { platform: 'SHOPEE', itemId } };
  await writeFile(report, `{"rejected":[\n${JSON.stringify(refusal)}\n],"summary":{}}`);
  const lines = refusalsAsCsv(report, 'en');
  const [head, line] = [(await lines.next()).value, (await lines.next()).value];
  await lines.return(undefined);
  expect(head).toBe('\ufeffline,platform,item_id,code,reason,detail\r\n');
  return String(line);
}

test.each(['=', '+', '-', '@', '\t', '\r'])('a cell that begins with %j is no formula', async (sign) => {
  const line = await lineOf(`${sign}1+1`, `${sign}cmd`);
  expect(line).toMatch(/^2,SHOPEE,"?'/);
  expect(line).toMatch(/,"?'[^,]*cmd"?\r\n$/);
});

test('quotes, commas and line ends stay in their cell', async () => {
  expect(await lineOf('7', 'price: "1,2"\nx')).toMatch(/^2,SHOPEE,7,.*,"price: ""1,2""\nx"\r\n$/);
});
