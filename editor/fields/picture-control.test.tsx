import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '#schemas/api/envelope.ts';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { showControl } from './controls.fixtures.tsx';

const asset: MediaAsset = {
  id: 'a'.repeat(24),
  url: `/media/zest/uploads/${'a'.repeat(24)}.webp`,
  folder: '',
  name: 'pump.png',
  contentType: 'image/webp',
  width: 400,
  height: 200,
  bytes: 1_000,
  alt: { th: 'ปั๊ม' },
  createdAt: 0,
};
const uploads: (string | null)[] = [];
let refuse = false;

/** Mock of the library with one picture; an upload returns that picture again. */
async function answer(request: Request): Promise<Response> {
  if (request.method === 'GET')
    return Response.json(succeeded({ content: [asset], totalElements: 1, hasNext: false }));
  if (refuse) return Response.json(failed('MEDIA_UNREADABLE', 'not a picture'), { status: 422 });
  uploads.push(new URL(request.url).searchParams.get('name'));
  return Response.json(succeeded(asset));
}

beforeEach(() => {
  uploads.length = 0;
  refuse = false;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plain = { name: 'picture', type: 'PICTURE', label: 'field.picture' } as const;
const shown = { url: asset.url, width: 400, height: 200, alt: { th: 'ปั๊ม' } };
const file = new File(['x'], 'pump.png', { type: 'image/png' });

describe('PICTURE', () => {
  test('is picked from the library, with the library’s alternative texts', async () => {
    const { user, last } = showControl(plain);
    await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
    await user.click(await screen.findByRole('button', { name: /pump.png/ }));
    expect(last()).toEqual(shown);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has a second source for wide windows where its field has one, with its own focal point', async () => {
    const { user, last } = showControl({ ...plain, artDirection: true }, shown);
    await user.click(screen.getByRole('button', { name: 'Choose another picture' }));
    await user.click(await screen.findByRole('button', { name: /pump.png/ }));
    const wide = { url: asset.url, width: 400, height: 200 };
    expect(last()).toEqual({ ...shown, wide });
    const own = within(screen.getByRole('group', { name: 'On tablets and computers' }));
    own.getByRole('button', { name: /^Focal point/ }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(last()).toEqual({ ...shown, wide: { ...wide, focalPoint: { x: 0.45, y: 0.5 } } });
    await user.click(own.getByRole('button', { name: 'Remove the picture' }));
    expect(last()).toEqual(shown);
  });

  test('is uploaded', async () => {
    const { user, last } = showControl(plain);
    await user.upload(screen.getByTestId('file-input'), file);
    await waitFor(() => expect(last()).toEqual(shown));
    expect(uploads).toEqual(['pump.png']);
  });

  test('a refused upload shows the reason and changes nothing', async () => {
    refuse = true;
    const { user, values } = showControl(plain, shown);
    await user.upload(screen.getByTestId('file-input'), file);
    expect(await screen.findByText('not a picture')).toBeDefined();
    expect(values).toEqual([]);
  });

  test('has an alternative text per language and a focal point that keys move', async () => {
    const { user, last } = showControl(plain, shown);
    await user.click(screen.getByRole('button', { name: 'EN: English, missing' }));
    const alt = screen.getByRole('textbox', { name: 'What it shows (English)' });
    expect(alt).toHaveProperty('placeholder', 'ปั๊ม');
    await user.type(alt, 'P');
    expect(last()).toEqual({ ...shown, alt: { th: 'ปั๊ม', en: 'P' } });
    screen.getByRole('button', { name: /^Focal point: 50% from the left, 50%/ }).focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(last()).toMatchObject({ focalPoint: { x: 0.45, y: 0.51 } });
  });

  test('can differ by language, and be removed in one', async () => {
    const { user, last } = showControl({ ...plain, localized: true }, { th: shown });
    await user.click(screen.getByRole('button', { name: 'EN: English, missing' }));
    expect(screen.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
    await user.upload(screen.getByTestId('file-input'), file);
    await waitFor(() => expect(last()).toEqual({ th: shown, en: shown }));
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(last()).toEqual({ th: shown });
  });

  test.each([[null], ['x'], [{ url: 'javascript:alert(1)', alt: {} }]])('%j shows no picture', (value) => {
    const { container } = showControl(plain, value);
    expect(container.querySelector('img')).toBeNull();
  });
});
