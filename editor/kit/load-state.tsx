import { Loading, Problem } from '../account/frames.tsx';

type Props = {
  /** Request whose data the screen shows. */
  of: { data?: unknown; error?: unknown; mutate: () => Promise<unknown> };
  /** Text for loaded data with nothing in it; false otherwise. */
  empty?: string | false | undefined;
};

/** Place of data that can't be shown: it is loading, has failed and can be retried, or is empty. */
export function LoadState({ of: { data, error, mutate }, empty }: Props) {
  if (error) return <Problem error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <Loading />;
  return empty ? <p role="status">{empty}</p> : null;
}
