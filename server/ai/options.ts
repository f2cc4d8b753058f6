/** Questions a day of a member, of a guest's device and of all guests at an address; words of a question. */
export type AiLimits = { member: number; device: number; address: number; words: number };

/** An OpenAI-compatible endpoint, and how long it may take: to begin an answer, to say nothing, in all. */
export type ModelOptions = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  patience: { beginMs: number; silenceMs: number; totalMs: number };
};

/** How the shopping assistant is configured; it needs no model. */
export type AiOptions = { limits: AiLimits; model?: ModelOptions | undefined };

export const AI_DEFAULTS: AiOptions = { limits: { member: 100, device: 20, address: 200, words: 80 } };
