import { z } from 'zod';
import { messageOf } from '../../../platform/error-parts.ts';
import { fitting } from '../fields.ts';
import { ImportFailure } from '../problem.ts';
import type { SourceRow } from './source.ts';

const MAX_PAGE = 64 * 1_048_576;

/** The page's parts that all items need; what else it lists is read element by element. */
const answerSchema = z.object({
  mods: z.object({
    listItems: z.array(z.unknown()),
    breadcrumb: fitting(z.object({ title: z.string() })),
  }),
  mainInfo: z.object({
    venture: z.string(),
    themes: fitting(z.object({ key: z.string(), img: z.string() })),
  }),
});

/** Data that a response contains once for all of its items. */
export type LazadaPage = { venture: string; categories: string[]; mallIcons: string[] };

/**
 * Reads the JSON response of a Lazada search page (`mods.listItems`), the only format that is read as a whole: up to
 * 64 M characters. A row is `{item, page}`. Unknown badges and breadcrumbs are passed over. @throws ImportFailure before the first
 * row, when the file isn't complete JSON or no search page.
 */
export async function* readLazada(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const answer = answerSchema.safeParse(await wholeJson(text));
  if (!answer.success) throw noSearchPage(answer.error);
  const { mods, mainInfo } = answer.data;
  const page: LazadaPage = {
    venture: mainInfo.venture,
    categories: mods.breadcrumb.map(({ title }) => title),
    mallIcons: mainInfo.themes.filter(({ img }) => img.includes('lazmall')).map(({ key }) => key),
  };
  for (const [index, item] of mods.listItems.entries()) yield { line: index + 1, row: { item, page } };
}

function noSearchPage({ issues: [issue] }: z.ZodError): ImportFailure {
  const detail = `${issue?.path.join('.') || 'the file'}: ${issue?.message}`;
  return new ImportFailure('IMPORT_FILE_MALFORMED', `The file is no Lazada search page (${detail}).`);
}

async function wholeJson(text: AsyncIterable<string>): Promise<unknown> {
  let whole = '';
  for await (const chunk of text) {
    whole += chunk;
    if (whole.length > MAX_PAGE)
      throw new ImportFailure('IMPORT_FILE_TOO_LARGE', `The file is over ${MAX_PAGE} characters.`);
  }
  try {
    return JSON.parse(whole);
  } catch (error) {
    throw new ImportFailure('IMPORT_FILE_MALFORMED', `The file is not JSON: ${messageOf(error)}`);
  }
}
