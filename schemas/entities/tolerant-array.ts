import * as z from 'zod/mini';

/** Item that failed its schema, with the reasons. */
export class Dropped {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    this.issues = issues;
  }
}

function warn(dropped: readonly Dropped[]): void {
  const issue = dropped[0]?.issues[0];
  // biome-ignore lint/suspicious/noConsole: runs on the server and in the browser, which share no other log
  console.warn(
    `Dropped ${dropped.length} broken item(s); the first at ${issue?.path.join('.')}: ${issue?.message}`,
  );
}

/**
 * Array schema that leaves out broken items instead of failing as a whole. `onDropped` is called once per list that
 * lost items; by default it logs one warning.
 */
export function tolerantArray<T extends z.core.SomeType>(item: T, onDropped = warn): z.ZodMiniArray<T> {
  const itemOrDropped = z.catch(
    item,
    ((context: z.core.$ZodCatchCtx | undefined) => context && new Dropped(context.error.issues)) as never,
  );
  const list = z.array(itemOrDropped).check(
    z.overwrite((items) => {
      const dropped = items.filter((one): one is typeof one & Dropped => one instanceof Dropped);
      if (dropped.length === 0) return items;
      onDropped(dropped);
      return items.filter((one) => !(one instanceof Dropped));
    }),
  );
  return list as unknown as z.ZodMiniArray<T>;
}
