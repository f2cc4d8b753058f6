import { violations } from './accessible.ts';
import { expect, test } from './test.ts';

const BUTTON = 'width: 60px; height: 40px; position:';

for (const [over, count] of [
  ['a bar that stays in view', 0],
  ['a part of the page', 1],
] as const)
  test(`a button half under ${over} is ${count === 0 ? 'no' : 'a'} target too small`, {
    tag: '@all',
  }, async ({ page }) => {
    const place = count === 0 ? 'fixed' : 'absolute';
    await page.setContent(`<!doctype html><html lang="en"><title>Sizes</title><main><h1>Sizes</h1>
      <button style="${BUTTON} absolute; top: 100px; left: 0">Under</button>
      <div style="position: ${place}; top: 115px; left: 0"><button style="${BUTTON} static">Over</button></div>
    </main></html>`);
    const found = (await violations(page)).filter((line) => line.startsWith('target-size'));
    expect(found).toHaveLength(count);
  });
