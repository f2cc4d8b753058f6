import { createStore } from '#ui/store.ts';

/**
 * State of the operator's session, as the last responses have shown it. A session that has ended is renewed over the
 * screen (`editor/account/session-renewal.tsx`): what was typed stays.
 */
export const operatorSession = createStore<'open' | 'ended'>('open');
