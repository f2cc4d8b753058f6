import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { describe, expect, test } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import type { Load, LoadSource, ModuleFixture, ModuleFixtures, ViewProps } from '#runtime/module.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { ModuleDefinition } from '#schemas/module/define.ts';
import { fixtureContext } from '#storefront/fixtures.ts';

type View<Props, Data> = (input: ViewProps<Props, Data>) => ReactNode;
type ContextChanges = Parameters<typeof fixtureContext>[0];

/** HTML of the fixture as the server sends it, islands included. */
export async function renderFixture<Props, Data>(
  View: View<Props, Data>,
  { props, data, lang, slots = {} }: ModuleFixture<Props, Data>,
  changes: ContextChanges = {},
): Promise<string> {
  const ctx = fixtureContext({ lang, ...changes });
  const { t: _, ...value } = ctx;
  const { prelude } = await prerenderToNodeStream(
    <ViewProvider value={value} messages={clientMessages(ctx.lang)}>
      <View id="node-1" props={props} data={data} ctx={ctx} slots={slots} />
    </ViewProvider>,
  );
  return text(prelude);
}

/** HTML of the fixture as a document for queries. */
export async function showFixture<Props, Data>(...args: Parameters<typeof renderFixture<Props, Data>>) {
  return new DOMParser().parseFromString(await renderFixture(...args), 'text/html').body;
}

/**
 * Runs a module's loader with an API that answers each endpoint, by its id, with the given data; gives the requests
 * too.
 */
export async function loadWith<Props, Data>(
  load: Load<Props, Data>,
  props: Props,
  answers: Record<string, unknown>,
  source: Partial<Pick<LoadSource, 'ctx' | 'query' | 'binding'>> = {},
) {
  const calls: { id: string; args: unknown }[] = [];
  const call = async ({ id }: Endpoint, args: unknown) => {
    calls.push({ id, args });
    return answers[id];
  };
  const loaded = await load(props, {
    api: { call: call as LoadSource['api']['call'] },
    ctx: fixtureContext(),
    query: {},
    binding: {},
    signal: new AbortController().signal,
    ...source,
  });
  return { ...loaded, calls };
}

/** Tests for every module; `hostile` are props that its schema must refuse. */
export function describeModule<Props, Data>(
  definition: ModuleDefinition<Props>,
  View: View<Props, Data>,
  fixtures: ModuleFixtures<Props, Data>,
  hostile: readonly unknown[],
): void {
  const { empty, ...full } = fixtures;

  describe(`every module: ${definition.type}`, () => {
    test.each(Object.entries(fixtures))('the props of %s survive storing', (_, { props }) => {
      expect(definition.schema.parse(JSON.parse(JSON.stringify(props)))).toEqual(props);
    });

    test.each(Object.entries(full))('%s renders as a section named by its heading', async (_, fixture) => {
      const body = await showFixture(View, fixture);
      const section = body.querySelector('section');
      expect(section?.dataset).toMatchObject({ testid: `module-${definition.type}`, node: 'node-1' });
      const name = section?.getAttribute('aria-labelledby');
      if (name) expect(body.querySelector(`#${name}`)?.closest('h2')?.textContent).toMatch(/\S/);
    });

    test('renders nothing when empty', async () => {
      expect(await renderFixture(View, empty)).toBe('');
    });

    test.each(hostile.map((props) => [JSON.stringify(props).slice(0, 80), props]))(
      'refuses %s',
      (_, props) => {
        expect(definition.schema.safeParse(props).success).toBe(false);
      },
    );
  });
}
