/** Letter of an arm: A is the page as it was. */
export const letterOf = (arm: number): string => 'ABC'[arm] ?? '';
