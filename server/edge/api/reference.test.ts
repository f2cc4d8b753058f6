import { beforeAll, describe, expect, test } from 'vitest';
import { textFor } from '#locales/text.ts';
import { wireCode } from '#schemas/api/envelope.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { ERROR_CODES } from '#schemas/errors.ts';
import { OPERATOR_ROLES } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, signIn, tokenHeaders } from '../../domain/operators/operators.fixtures.ts';
import { openTestApi } from './api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, send } = await openTestApi([zest, guide]);
const ask = (headers: Record<string, string> = {}) => send(zest, '/reference', { headers });

describe('a signed-in operator', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await signIn(db, zest, await operatorFixture(db, 'viewer', { zest: 'viewer' }));
  });

  test.each(LANGUAGES)('reads each endpoint and each error code, with headings in %s', async (lang) => {
    const response = await ask({ ...headers, cookie: `${headers.cookie}; languages=${lang}` });
    const html = await response.text();
    const t = textFor(lang);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1>${t('reference.title')}</h1>`);
    for (const { id, method, path } of endpoints)
      expect(html).toContain(`<article id="${id}"><h3>${method} ${path}</h3>`);
    for (const code of ERROR_CODES)
      expect(html).toContain(`<tr id="error-${code}"><td><code>${wireCode(code)}</code>`);
  });

  test('reads for each endpoint the callers, parameters, body, response and limit', async () => {
    const html = await (await ask(headers)).text();
    const t = textFor('th');
    const parts = new Map(
      html.split('<article id="').map((part) => [part.slice(0, part.indexOf('"')), part]),
    );
    for (const { id, auth, query, params, body, file, limit } of endpoints) {
      const part = parts.get(id) ?? '';
      const role = OPERATOR_ROLES.find((one) => one === auth);
      const names = {
        none: 'reference.anybody',
        visitor: 'reference.visitor',
        member: 'reference.member',
      } as const;
      const callers = role
        ? t('reference.operator', { role: t(`role.${role}`) })
        : t(names[auth as keyof typeof names]);
      expect([id, part.includes(`${t('reference.callers')}: ${callers}`)]).toEqual([id, true]);
      expect([id, part.includes(`<h4>${t('reference.parameters')}`)]).toEqual([
        id,
        (query ?? params) !== undefined,
      ]);
      expect([id, part.includes(`<h4>${t('reference.body')}`)]).toEqual([id, (body ?? file) !== undefined]);
      expect([id, part.includes(`<h4>${t('reference.response')}`)]).toEqual([id, true]);
      if (limit) expect(part).toContain(t(`reference.limit.${limit.per}`, { calls: limit.calls }));
    }
  });

  test('follows a link of the page to everything that it names', async () => {
    const html = await (await ask(headers)).text();
    const targets = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !targets.has(id))).toEqual([]);
    expect(html).not.toMatch(/<script|undefined|\[object/);
  });

  test('reads it with a token', async () => {
    expect((await ask(await tokenHeaders(db, zest, 'pages:read'))).status).toBe(200);
  });
});

test('a guest, a wrong token and an operator of another tenant are refused', async () => {
  const other = await signIn(db, zest, await operatorFixture(db, 'other', { guide: 'owner' }));
  const refused = [{}, { authorization: 'Bearer x' }, { cookie: 'user-token=x' }, other];
  for (const headers of refused) {
    const response = await ask(headers);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('<article');
  }
});
