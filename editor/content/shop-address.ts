import type { Leaves } from '#engine/content/leaves.ts';
import type { ContentType } from '#schemas/content-type/define.ts';

/** Address at which shoppers see an entry; undefined for a type without one, or without a value in it. */
export function shopAddress({ address }: Pick<ContentType, 'address'>, live: Leaves): string | undefined {
  if (address === undefined) return undefined;
  const parts = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => live[name]);
  if (parts.some((part) => typeof part !== 'string' || part === '')) return undefined;
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(live[name])));
}
