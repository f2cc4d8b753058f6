/**
 * Daily questions of a member, of a guest's device and of all guests at an IP address; words of a question. The model
 * gets that many questions of all guests of a shop a day; further ones are answered without it.
 */
export type AiLimits = {
  member: number;
  device: number;
  address: number;
  words: number;
  guestsOfModel: number;
};

/** An OpenAI-compatible endpoint and its timeouts: until the first byte, between bytes, in total. */
export type ModelOptions = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  patience: { beginMs: number; silenceMs: number; totalMs: number };
};

/** Options of the shopping assistant; the model is optional. */
export type AiOptions = { limits: AiLimits; model?: ModelOptions | undefined };

export const AI_DEFAULTS: AiOptions = {
  limits: { member: 100, device: 20, address: 1_000, words: 80, guestsOfModel: 2_000 },
};
