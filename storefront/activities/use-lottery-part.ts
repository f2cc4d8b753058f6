import { useEndpoint } from '#client/use-endpoint.ts';
import { userLotteryInfo, userPrizes } from '#schemas/api/activities.ts';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';

/** Failures are shown by the screen itself, without a toast. */
const QUIET = { silent: true };

/** Part of the signed-in member in a lottery: chances, tickets and prizes, as soon as the session is known. */
export function useLotteryPart(id: string, isMember: boolean) {
  const args = { params: { id } };
  // Requesting the chances also counts the daily visit.
  const chances = useEndpoint(userLotteryInfo, isMember ? args : null, QUIET);
  const prizes = useEndpoint(userPrizes, chances.data ? args : null, QUIET);

  /** Updates the remaining chances after a draw, then reloads the rest. */
  const drew = async (remaining: number) => {
    await chances.mutate((before) => before && { ...before, remaining });
    await prizes.mutate();
  };
  /** Replaces a changed record, then reloads: swr drops a request under way, which may bring a new prize. */
  const changed = (record: PrizeRecord) =>
    void prizes.mutate((records) => records?.map((one) => (one.id === record.id ? record : one)));
  return {
    info: chances.data,
    records: prizes.data,
    /** Request that has failed or is under way. */
    request: chances.error ? chances : prizes,
    drew,
    changed,
  };
}
