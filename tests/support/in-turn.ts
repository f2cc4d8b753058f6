const AT_ONCE = 4;

/** Runs `work` for each item, four at a time; the results are in the list's order. */
export async function inTurn<T, R>(
  list: readonly T[],
  act: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const index = next++;
      results[index] = await act(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
