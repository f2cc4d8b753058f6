import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';

test('finds the modules, their eager images, failures and scripts', () => {
  const html = `
    <link rel="preload" as="script" fetchPriority="low" href="/_next/static/island.js"/><link rel="preload" as="image" href="/5.webp"/>
    <script src="/_next/static/old.js" noModule=""></script><script src="/_next/static/a.js?x=1&amp;y=2" async=""></script><script>self.x="<img src='no'>"</script>
    <img src="/logo.svg" alt="">
    <section data-testid="module-banner" data-node="one" class="x"><img src="/1.webp" loading="eager"><img loading="lazy" src="/2.webp"></section>
    <div data-fallback="two" data-testid="module-failed"><p>…</p></div>
    <section data-node="three"><p>text</p><img alt="" src="/3.webp"/><img data-state="placeholder" alt="" data-src="/5.webp"/><noscript><img src="/4.webp"></noscript></section>
    <script>self.__next_f.push([1,"{\\"data-node\\":\\"four\\",\\"x\\":1}"])</script>`;
  const { shown, failed, eager, scripts } = readMarkup(html);
  expect([...shown].sort()).toEqual(['four', 'one', 'three', 'two']);
  expect(failed).toEqual(['two']);
  expect([...eager]).toEqual([
    ['one', ['/1.webp']],
    ['three', ['/3.webp']],
  ]);
  expect(scripts).toEqual(['/_next/static/island.js', '/_next/static/a.js?x=1&y=2']);
});
