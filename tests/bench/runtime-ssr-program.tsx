import assert from 'node:assert/strict';
import type { Config, Data } from '@puckeditor/core';
import { Render } from '@puckeditor/core/rsc';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { Modules } from '#runtime/render.tsx';
import styles from '#runtime/styles.module.css';
import type { Deal } from '#schemas/entities/deal.ts';
import { fixtureContext } from '#storefront/fixtures.ts';
import { type StripKind, stripData, strips } from './runtime-ssr-strips.tsx';

/** Processor time of one render, milliseconds, by renderer and round. */
export type RenderTimes = { hand: number[]; ours: number[]; puck: number[] };

const ROUNDS = 40;
const WARM_UP_ROUNDS = 10;
/** Duration for which a round measures each renderer, milliseconds. */
const MEASUREMENT_MS = 40;

const [modules, kind] = process.argv.slice(2) as [string, StripKind];
const Strip = strips[kind];
const data = stripData(Number(modules));
const href = '/daily-special-offers';
const ctx = fixtureContext({ device: 'phone' });

function HandWritten(): ReactNode {
  return data.map(({ id, deals }) => (
    <section key={id} data-testid="module-strip" data-node={id} className={styles.module}>
      <Strip ctx={ctx} deals={deals} href={href} />
    </section>
  ));
}

function StripView({ id, data, ctx, props }: ViewProps<{ href: string }, readonly Deal[]>): ReactNode {
  return (
    <ModuleSection id={id} type="strip">
      <Strip ctx={ctx} deals={data} href={props.href} />
    </ModuleSection>
  );
}
const resolved = data.map(({ id, deals }) => ({
  id,
  type: 'strip',
  view: StripView,
  props: { href },
  data: deals,
  listed: [],
  slots: {},
}));

const puckConfig: Config = {
  components: {
    strip: {
      render: ({ id, deals, puck }) => (
        <section data-testid="module-strip" data-node={id} className={styles.module}>
          <Strip ctx={puck.metadata.ctx} deals={deals} href={href} />
        </section>
      ),
    },
  },
};
const puckData: Data = {
  root: { props: {} },
  content: data.map((props) => ({ type: 'strip', props })),
};

const renderers: Record<keyof RenderTimes, () => string> = {
  hand: () => renderToString(<HandWritten />),
  ours: () => renderToString(<Modules modules={resolved} ctx={ctx} />),
  puck: () => renderToString(<Render config={puckConfig} data={puckData} metadata={{ ctx }} />),
};
const names = Object.keys(renderers) as (keyof RenderTimes)[];

for (const name of names) assert.equal(renderers[name](), renderers.hand(), `${name} renders other markup`);

/** Milliseconds of one of `count` renders in a row, without other processes' time. */
function time(render: () => string, count: number): number {
  const start = process.threadCpuUsage();
  for (let i = 0; i < count; i++) render();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000 / count;
}

const times: RenderTimes = { hand: [], ours: [], puck: [] };
let count = 1;
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
  for (const turn of names.keys()) {
    // The order of the renderers differs from round to round.
    const name = names[(turn + round) % names.length] ?? 'hand';
    const measured = time(renderers[name], count);
    if (round >= WARM_UP_ROUNDS) times[name].push(measured);
    // A render may take less than the resolution of the processor's clock.
    else count = measured > 0 ? Math.ceil(MEASUREMENT_MS / measured) : count * 2;
  }
}
process.stdout.write(JSON.stringify(times));
