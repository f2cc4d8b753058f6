import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { inspectFeed } from '#schemas/api/invented/feeds.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import type { FeedSource } from '#schemas/feeds/source.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callProblem } from '../kit/call-problem.ts';
import { useText } from '../kit/use-text.ts';
import { areDefaults, type FeedDraft, layoutOf } from './draft.ts';

/** Source to read: a draft's, or that of a stored feed. */
type Read = { source: FeedSource } | { feedId: string };

export type Inspecting = {
  busy: boolean;
  problem: string | undefined;
  /** Reads the start of a source; resolves to true once it is known what it is. */
  inspect: (source: Read) => Promise<boolean>;
};

/** Time without a change before the preview is requested, in ms. */
const QUIET_MS = 500;

/**
 * Inspection of a draft's source, whose results go to `onFound`. Once there is one, another layout is inspected by
 * itself, over the same file. A newer request replaces an older one.
 */
export function useInspection(
  draft: FeedDraft,
  inspection: Inspection | undefined,
  onFound: (inspection: Inspection) => void,
): Inspecting {
  const t = useText();
  const [state, setState] = useState<Omit<Inspecting, 'inspect'>>({ busy: false, problem: undefined });
  const current = useRef<AbortController>(undefined);
  const layout = JSON.stringify(layoutOf(draft));
  const settled = useSettled(layout, QUIET_MS);
  const seen = useRef(layout);
  useEffect(() => () => current.current?.abort(), []);

  const inspect = async (read: Read) => {
    current.current?.abort();
    const request = new AbortController();
    current.current = request;
    seen.current = layout;
    setState({ busy: true, problem: undefined });
    try {
      const body = { ...layoutOf(draft), ...read };
      const found = await browserApi().call(inspectFeed, { body }, { signal: request.signal });
      setState({ busy: false, problem: undefined });
      onFound(found);
      return true;
    } catch (error) {
      if (!request.signal.aborted) setState({ busy: false, problem: callProblem(t, error) });
      return false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the layout has settled
  useEffect(() => {
    if (!inspection || settled !== layout || settled === seen.current || !areDefaults(draft)) return;
    const { uploadId } = inspection;
    void inspect({ source: { type: 'upload', uploadId, fileName: draft.upload?.fileName ?? uploadId } });
  }, [settled, layout]);
  return { ...state, inspect };
}
