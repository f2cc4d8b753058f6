import { useEffect, useEffectEvent, useState } from 'react';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { readPart } from './lottery-calls.ts';

type Known = Awaited<ReturnType<typeof readPart>>;

/** Part of the signed-in member in a lottery, requested as soon as the session is known. */
export function useLotteryPart(id: string, isMember: boolean) {
  const [known, setKnown] = useState<Known>();
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(() => {
    readPart(id).then(setKnown, () => setFailed(true));
  });
  useEffect(() => {
    if (!isMember) setKnown(undefined);
    else if (!hasFailed) read();
  }, [isMember, hasFailed]);

  /** Updates the remaining chances after a draw, then reloads the rest. */
  const drew = async (remaining: number) => {
    setKnown((before) => before && { ...before, info: { ...before.info, remaining } });
    await readPart(id).then(setKnown, () => undefined);
  };
  /** Replaces a changed record. */
  const changed = (record: PrizeRecord) =>
    setKnown(
      (before) =>
        before && { ...before, records: before.records.map((one) => (one.id === record.id ? record : one)) },
    );
  return { ...known, changed, hasFailed, retry: () => setFailed(false), drew };
}
