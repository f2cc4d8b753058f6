import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { editorMessages } from '#locales/text.ts';
import { succeeded } from '#schemas/api/envelope.ts';
import type { EditorPick, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Catalogue } from '#schemas/enums/catalogue.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { fixtureContext } from '#storefront/fixtures.ts';
import { EditorTexts } from '../kit/editor-texts.tsx';
import type { ControlProps } from './control.ts';
import { FieldControl } from './registry.tsx';

const { t: _, ...context } = fixtureContext({ lang: 'en' });

/** Wrapper with the editor's texts and tenant, in English. */
export function InEditor({ children }: { children: ReactNode }): ReactNode {
  return (
    <EditorTexts value={context} messages={editorMessages('en')}>
      {children}
    </EditorTexts>
  );
}

type KeptProps = Omit<ControlProps, 'id'> & { onReplace: (replace: (value: unknown) => void) => void };

function Kept({ value, onChange, onReplace, ...rest }: KeptProps): ReactNode {
  const [kept, setKept] = useState(value);
  onReplace(setKept);
  const change = (next: unknown) => {
    onChange(next);
    setKept(next);
  };
  return <FieldControl id="f" value={kept} onChange={change} {...rest} />;
}

/** Renders a control that keeps its value; `values` are all values passed to `onChange`. */
export function showControl(field: Field, value?: unknown, over: Partial<ControlProps> = {}) {
  const values: unknown[] = [];
  let setKept: (value: unknown) => void = () => undefined;
  const view = render(
    <Kept
      field={field}
      value={value}
      onChange={(next) => values.push(next)}
      onReplace={(replace) => {
        setKept = replace;
      }}
      lang="th"
      languages={['th', 'en', 'id']}
      tenant={context.tenant}
      {...over}
    />,
    { wrapper: InEditor },
  );
  return {
    ...view,
    user: userEvent.setup(),
    values,
    /** Last value passed to `onChange`. */
    last: () => values.at(-1),
    /** Replaces the value from outside. */
    replace: (next: unknown) => act(() => setKept(next)),
  };
}

export const pick = (kind: EditorPick['kind'], code: string, over: Partial<EditorPick> = {}): EditorPick => ({
  kind,
  code,
  title: `${kind} ${code}`,
  state: 'ok',
  ...over,
});

/** Mock of the server: searches by the words of a title, and looks up known picks. */
export function answerPicks(known: readonly (EditorPick & { catalogue?: Catalogue })[]): void {
  const answer = async (request: Request) => {
    const body = await request.json();
    const found: EditorPick[] = body.refs
      ? body.refs.map(
          (ref: PickRef) =>
            known.find((one) => isSame(one, ref)) ?? { ...ref, title: ref.code, state: 'missing' },
        )
      : known.filter(
          (one) =>
            body.kinds.includes(one.kind) &&
            one.title.includes(body.words) &&
            one.state === 'ok' &&
            (body.categories ?? one.catalogue) === one.catalogue,
        );
    return Response.json(succeeded(found));
  };
  beforeEach(() => vi.stubGlobal('fetch', vi.fn(answer)));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

const isSame = (one: PickRef, other: PickRef) => one.kind === other.kind && one.code === other.code;
