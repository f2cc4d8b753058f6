import { writeRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import { inHours } from './activities-kit.ts';
import { expect, test } from './test.ts';

test.use({ catalogue: 'activities that begin and end' });

const DAY_S = 86_400;

test.describe('a shop without activities', () => {
  test('gets the link when one begins and loses it when it ends, also on cached pages', {
    tag: '@all',
  }, async ({ server }) => {
    const clear = () =>
      writeRows(server, 'guide', [["delete from activities where tenant_id = 'guide'", []]], ['activities']);
    const hasWay = async () =>
      (await send(server.port, 'guide', '/')).body.includes('data-testid="navigator-activities"');
    const change = (column: string, seconds: number) =>
      writeRows(
        server,
        'guide',
        [[`update activities set ${column} = $1 where tenant_id = 'guide'`, [inHours(seconds / 3_600)]]],
        [],
      );
    await clear();
    expect(await hasWay()).toBe(false);
    const over = {
      tenant_id: 'guide',
      starts_at: inHours(DAY_S / 3_600),
      ends_at: inHours((2 * DAY_S) / 3_600),
    };
    const copied = `insert into activities select (jsonb_populate_record(old, $1::jsonb)).* from activities old
      where tenant_id = 'zest' and id = '6'`;
    await writeRows(server, 'guide', [[copied, [JSON.stringify(over)]]], []);
    // Inserting the coming activity purged nothing, so the cached page stays; its beginning is detected.
    expect(await hasWay()).toBe(false);
    await change('starts_at', 2);
    await expect.poll(hasWay).toBe(true);
    const { body } = await send(server.port, 'guide', '/sitemaps/th/badges-1.xml');
    expect(body).toContain('/badge/6</loc>');
    await change('ends_at', 2);
    await expect.poll(hasWay).toBe(false);
  });
});
