import { allClassifications } from '#schemas/api/content.ts';
import { apiOf } from '../support/api.ts';
import { send } from '../support/http.ts';
import { expect, test } from './test.ts';

const TOO_LONG = 'x'.repeat(300);
const DETAILS = ['content', 'product', 'article', 'note-detail', 'topic'];
const LISTS = ['brand', 'leaderboard-products', 'zestbuy-deal', 'products', 'articles'];

test('what no address can be isn’t found, and is no error', async ({ server }) => {
  const categories = (await apiOf(server, 'zest').call(allClassifications, {})).flat();
  const codeOf = (type: string) => categories.find((category) => category.type === type)?.code ?? '';
  const paths = [
    ...[...DETAILS, ...LISTS].flatMap((name) => [`/${name}/${TOO_LONG}`, `/${name}/x-${TOO_LONG}`]),
    // A category stands at its name and code, not at its code alone.
    ...[`/products/${codeOf('GOODS')}`, `/articles/${codeOf('ARTICLE')}`, `/products/x-${codeOf('ARTICLE')}`],
    ...['', '..', '%2e%2e', '%2F..%2F', '%00', '%zz', '%27', '%3F', '%E0%B8%81'].flatMap((code) => [
      `/products/x-${code}`,
      `/articles/x-${code}`,
    ]),
  ];
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await send(server.port, 'zest', path)).status]),
  );
  expect(answers).toEqual(paths.map((path) => [path, 404]));
});

test('the ranking leads to the leaderboards for good', async ({ server }) => {
  const { status, headers } = await send(server.port, 'zest', '/ranking');
  expect([status, headers.location]).toEqual([308, '/leaderboard']);
});
