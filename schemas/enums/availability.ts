/** Whether an item can be bought: now, later (PREORDER, BACKORDER), or not. */
export const AVAILABILITIES = ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER', 'BACKORDER', 'DISCONTINUED'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Whether a shopper can place an order for the item. */
export function isBuyable(availability: Availability): boolean {
  return availability !== 'OUT_OF_STOCK' && availability !== 'DISCONTINUED';
}

/** Availability in a response; in stock where it gives none or an unknown one. */
export function availabilityOf({ availability }: { availability?: string | undefined }): Availability {
  return AVAILABILITIES.find((one) => one === availability) ?? 'IN_STOCK';
}
