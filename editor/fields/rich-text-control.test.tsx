import { screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import { describe, expect, test, vi } from 'vitest';
import { HOSTILE_HTML } from '#schemas/content/hostile.fixtures.ts';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import { answerPicks, showControl } from './controls.fixtures.tsx';
import { richTextExtensions } from './rich-text-schema.ts';

answerPicks([]);

// jsdom lays nothing out, so nothing can be scrolled to.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** Output of the editor for a text before any typing. */
function passed(html: string): string {
  const editor = new Editor({ extensions: richTextExtensions, content: html });
  const out = editor.getHTML();
  editor.destroy();
  return sanitizeRichText(out);
}

/** Elements and attributes that could run something, as a browser's parser finds them. */
function dangers(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('script, iframe, svg, math, style, object, form') ? [element.tagName] : []),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^on|^style$|^srcdoc$/i.test(name) || /^\s*javascript:/i.test(value) ? [`${name}=${value}`] : [],
    ),
  ]);
}

const table = '<table><tbody><tr><th><p>a</p></th><td colspan="2"><p>b</p></td></tr></tbody></table>';

describe('the editor keeps all markup that the sanitiser keeps', () => {
  test.each([
    '<p>ลดราคา <strong>จริง</strong> <em>a</em> <u>b</u> <s>c</s> x<sub>2</sub> y<sup>3</sup> <code>d</code></p>',
    '<h2>a</h2><h3>b</h3><h4>c</h4><hr /><p>d<br />e</p>',
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
    '<blockquote><p>a</p></blockquote><pre><code>b</code></pre>',
    '<p><a href="/deals" rel="noopener">a</a> <a href="https://other.example/" rel="noopener sponsored" target="_blank">b</a></p>',
    '<p><img src="/media/zest/a.webp" alt="ปั๊ม" width="40" height="20" /></p>',
    '<figure><p><img src="/media/zest/a.webp" alt="" /></p><figcaption>c</figcaption></figure>',
    table,
  ])('%s', (html) => {
    expect(sanitizeRichText(html)).toBe(html);
    expect(passed(html)).toBe(html);
  });

  test.each([
    ['<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    [
      '<table><thead><tr><th>a</th></tr></thead></table>',
      '<table><tbody><tr><th><p>a</p></th></tr></tbody></table>',
    ],
  ])('%s is written as %s', (html, written) => {
    expect(passed(html)).toBe(written);
  });
});

test('hostile texts are sanitised, also after the editor', () => {
  for (const html of HOSTILE_HTML) {
    const out = passed(html);
    expect(sanitizeRichText(out), html).toBe(out);
    expect(dangers(out), html).toEqual([]);
  }
});

describe('RICH_TEXT', () => {
  const field = { name: 'text', type: 'RICH_TEXT', label: 'field.text' } as const;
  const box = () => screen.findByRole('textbox', { name: 'Text' });

  test('is one language, named, with a toolbar of one tab stop', async () => {
    showControl(field, { th: '<p>ก</p>', en: '<p>a</p>' });
    expect((await box()).innerHTML).toBe('<p>ก</p>');
    expect((await box()).lang).toBe('th');
    const stops = [...screen.getByRole('toolbar', { name: 'Formatting' }).querySelectorAll('button')];
    await waitFor(() => expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
  });

  test('formats, and gives sanitised HTML, or nothing when it is empty', async () => {
    const { user, last } = showControl(field, { th: '<p>ก</p>' });
    await box();
    await user.click(screen.getByRole('button', { name: 'H2: Heading' }));
    expect(last()).toEqual({ th: '<h2>ก</h2>' });
    expect(screen.getByRole('button', { name: 'H2: Heading' }).ariaPressed).toBe('true');
    await user.click(screen.getByRole('button', { name: 'H2: Heading' }));
    await user.click(screen.getByRole('button', { name: 'Insert a table' }));
    expect(JSON.stringify(last())).toContain('<table><tbody><tr><th>');
  });

  test('every button has an icon, or characters of all fonts', async () => {
    showControl(field, { th: table });
    await screen.findByRole('button', { name: 'Delete the table' });
    for (const button of screen.getByRole('toolbar').querySelectorAll('button')) {
      if (button.querySelector('svg path[d^="M"]')) expect(button.textContent).toBe('');
      else expect(button.textContent).toMatch(/^[\w.<>{}•—²₂+−↓→]+$/);
    }
  });

  test('another operator’s change and undo are shown', async () => {
    const { replace } = showControl(field, { th: '<p>ก</p>' });
    await box();
    replace({ th: '<p>ข</p>' });
    await waitFor(async () => expect((await box()).innerHTML).toBe('<p>ข</p>'));
  });

  test('pasted markup is sanitised before the editor parses it', async () => {
    showControl(field, { th: '<p>ก</p>' });
    const parsed = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    for (const html of HOSTILE_HTML) {
      const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] };
      // An editor that is being created ignores events for a moment.
      await waitFor(async () => {
        const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
          clipboardData,
        });
        (await box()).dispatchEvent(paste);
        expect(paste.defaultPrevented).toBe(true);
      });
    }
    expect(parsed).toHaveBeenCalled();
    expect(parsed.mock.calls.flatMap(([html]) => dangers(String(html)))).toEqual([]);
    parsed.mockRestore();
  });

  test('a link is checked', async () => {
    const { user } = showControl(field, { th: '<p>ก</p>' });
    await box();
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'javascript:alert(1)');
    expect(screen.getByRole('button', { name: 'Set the link' })).toHaveProperty('disabled', true);
  });

  test('leaves the keys of undo and redo to the page or entry, and keeps those of its formats', async () => {
    showControl(field, { th: '<p>ก</p>' });
    const press = (init: KeyboardEventInit, target: Element) =>
      !target.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, ctrlKey: true, bubbles: true, cancelable: true }),
      );
    const text = await box();
    const isPrevented = [
      press({ key: 'z', code: 'KeyZ', keyCode: 90 }, text),
      press({ key: 'ผ', code: 'KeyZ', keyCode: 90 }, text),
      press({ key: 'Z', code: 'KeyZ', keyCode: 90, shiftKey: true }, text),
      press({ key: 'y', code: 'KeyY', keyCode: 89 }, text),
      press({ key: 'b', code: 'KeyB', keyCode: 66 }, text),
    ];
    expect(isPrevented).toEqual([false, false, false, false, true]);
  });
});
