import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showControl } from './controls.fixtures.tsx';

afterEach(cleanup);

describe('TEXT', () => {
  const title = { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 5 } as const;

  test('counts graphemes, and keeps a text that is too long', async () => {
    const { user, last } = showControl(title, {}, { error: 'At most 5' });
    await user.type(screen.getByLabelText('Title'), 'ที่นี่กำ');
    expect(screen.getByText('3/5')).toBeDefined();
    await user.type(screen.getByLabelText('Title'), 'abc');
    expect(screen.getByText('6/5').parentElement?.dataset.over).toBe('true');
    expect(last()).toEqual({ th: 'ที่นี่กำabc' });
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'ที่นี่กำabc');
    expect(document.getElementById('f-error')?.textContent).toBe('At most 5');
  });

  test('a colour is shown beside its number, and none while the text is no colour', async () => {
    const { user } = showControl(
      { name: 'x', type: 'TEXT', label: 'field.title', isColour: true },
      '#e60012',
    );
    const swatch = screen.getByTestId('swatch');
    expect(swatch.style.background).toBe('rgb(230, 0, 18)');
    await user.type(screen.getByLabelText('Title'), '{Backspace}');
    expect(swatch.dataset.state).toBe('none');
    expect(swatch.style.background).toBe('');
    await user.type(screen.getByLabelText('Title'), '3');
    expect(swatch.style.background).toBe('rgb(230, 0, 19)');
  });

  test('a text that is no colour has no swatch', () => {
    showControl({ name: 'x', type: 'TEXT', label: 'field.title' }, '#e60012');
    expect(screen.queryByTestId('swatch')).toBeNull();
  });

  test('one language at a time, with the fallback text that shoppers see', async () => {
    const { user, last } = showControl(title, { th: 'ลด' });
    expect(screen.getByRole('button', { name: 'EN: English, missing' }).ariaPressed).toBe('false');
    await user.click(screen.getByRole('button', { name: 'EN: English, missing' }));
    const input = screen.getByLabelText('Title');
    expect(input).toHaveProperty('placeholder', 'ลด');
    expect(screen.getByText('Empty: shoppers see it in ไทย')).toBeDefined();
    await user.type(input, 'A');
    expect(last()).toEqual({ th: 'ลด', en: 'A' });
    await user.clear(input);
    expect(last()).toEqual({ th: 'ลด' });
  });

  test('several lines, not localized', async () => {
    const { user, last } = showControl(
      { name: 'x', type: 'TEXT', label: { plain: 'x' }, multiline: true },
      'a',
    );
    await user.type(screen.getByLabelText('x'), '{Enter}b');
    expect(last()).toBe('a\nb');
  });

  test.each([[null], [7], ['x'], [[]]])('%j in the document is tolerated', (value) => {
    showControl(title, value);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
  });
});

describe('SELECT', () => {
  const base = { name: 'x', type: 'SELECT', label: { plain: 'x' } } as const;

  test('one of several, as the number that it is', async () => {
    const options = [3, 6].map((value) => ({ value, label: { plain: String(value) } }));
    const { user, values } = showControl({ ...base, options }, 3);
    await user.selectOptions(screen.getByRole('combobox', { name: 'x' }), '6');
    await user.selectOptions(screen.getByRole('combobox', { name: 'x' }), 'Not set');
    expect(values).toEqual([6, undefined]);
  });

  test('yes or no is a switch, for keys too', async () => {
    const options = [
      { value: false, label: 'option.no' },
      { value: true, label: 'option.yes' },
    ] as const;
    const { user, values } = showControl({ ...base, options }, undefined);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'x' }).ariaChecked).toBe('true');
    expect(screen.getByText('Yes')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'x' }));
    expect(values).toEqual([true, false]);
  });

  test('several, in the order of the options', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: { plain: value } }));
    const { user, last } = showControl({ ...base, options, multiple: true }, ['c']);
    await user.click(screen.getByLabelText('a'));
    expect(last()).toEqual(['a', 'c']);
    await user.click(screen.getByLabelText('c'));
    expect(last()).toEqual(['a']);
  });
});

describe('TIME', () => {
  const field = { name: 'x', type: 'TIME', label: { plain: 'x' } } as const;

  test('is entered in the tenant’s zone, which is shown', async () => {
    const { user, last } = showControl(field, '2026-11-21T07:30:00Z');
    const input = screen.getByLabelText('x');
    expect(input).toHaveProperty('value', '21 Nov 2026 14:30');
    expect(screen.getByText('Time zone: Bangkok, GMT+7')).toBeDefined();
    await user.clear(input);
    expect(last()).toBeUndefined();
    await user.type(input, '2026-12-01T09:00');
    expect(last()).toBe('2026-12-01T09:00:00+07:00');
  });

  test('another operator’s change is shown', async () => {
    const { replace, findByDisplayValue } = showControl(field, '2026-11-21T07:30:00Z');
    replace('2027-01-01T00:00:00+07:00');
    expect(await findByDisplayValue('1 Jan 2027 00:00')).toBeDefined();
  });
});
