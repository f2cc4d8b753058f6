import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal title="Title" labels={{ close: 'Close' }} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/noAutofocus: as in forms that are opened by a press */}
          <input aria-label="Name" autoFocus />
        </Modal>
      )}
    </>
  );
}

test('the focus returns to the opener, also from a field that took it while the dialog was mounted', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await waitFor(() => expect(screen.getByLabelText('Name')).toBe(document.activeElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toBe(document.activeElement));
});
