import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { team } from '#schemas/api/invented/operators.ts';

const MOST = 6;
/** Name that is being typed after an `@`, up to the caret. */
const TYPED = /(?:^|[^\p{L}\p{N}])@([^@\n]{0,60})$/u;

type Person = { id: string; name: string };

/**
 * Members suggested for the `@name` before the caret of a text area. `onKey` gives true for a key that chooses among
 * them, `follow` reads the caret anew.
 */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, setBody: (body: string) => void) {
  const { data } = useEndpoint(team, {});
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const wanted = typed?.toLowerCase();
  const suggestions: readonly Person[] =
    wanted === undefined
      ? []
      : (data?.members ?? []).filter(({ name }) => name.toLowerCase().startsWith(wanted)).slice(0, MOST);

  const follow = () => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    const [, name] = TYPED.exec(value.slice(0, selectionStart)) ?? [];
    if (name !== typed) setActive(0);
    setTyped(name);
  };
  const insert = (name: string) => {
    const field = area.current;
    if (!field) return;
    const start = field.selectionStart - (typed?.length ?? 0);
    field.setRangeText(`${name} `, start, field.selectionStart, 'end');
    setBody(field.value);
    setTyped(undefined);
  };
  const onKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean => {
    const chosen = suggestions[active];
    if (!chosen || ctrlKey || metaKey || nativeEvent.isComposing) return false;
    const { length } = suggestions;
    if (key === 'ArrowDown') setActive((active + 1) % length);
    else if (key === 'ArrowUp') setActive((active + length - 1) % length);
    else if (key === 'Enter' || key === 'Tab') insert(chosen.name);
    else if (key === 'Escape') setTyped(undefined);
    else return false;
    return true;
  };
  return { suggestions, active, insert, onKey, follow };
}
