import type { AiEvents } from '#schemas/api/invented/ai-chat.ts';

/** Sends an event of the answer; does nothing after the caller has disconnected. */
export type Emit = <Name extends keyof AiEvents>(name: Name, data: AiEvents[Name]) => void;
