import { useEffect, useEffectEvent, useState } from 'react';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { readPart } from './lottery-calls.ts';

type Known = Awaited<ReturnType<typeof readPart>>;

/** The part in a lottery of whoever is signed in, asked for as soon as that is known. */
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

  /** Shows what a draw has left, and then whatever else is new. */
  const drew = async (remaining: number) => {
    setKnown((before) => before && { ...before, info: { ...before.info, remaining } });
    await readPart(id).then(setKnown, () => undefined);
  };
  /** Shows a record as it stands now. */
  const changed = (record: PrizeRecord) =>
    setKnown(
      (before) =>
        before && { ...before, records: before.records.map((one) => (one.id === record.id ? record : one)) },
    );
  return { ...known, changed, hasFailed, retry: () => setFailed(false), drew };
}
