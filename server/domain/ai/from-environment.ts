import type { AiOptions } from '../../platform/ai-options.ts';
import type { Environment } from '../../platform/env.ts';

/** Number of the model's calls in one answer. */
const CALLS = 4;

/** Options of the assistant from the environment. @throws Error for an endpoint without the name of a model */
export function aiOptions(env: Environment): AiOptions {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey, AI_PATIENCE_MS: ms } = env;
  if (baseUrl && !model) throw new Error('Configuration is wrong:\n  AI_MODEL: AI_BASE_URL needs it');
  const patience = { beginMs: ms, silenceMs: ms, totalMs: CALLS * ms };
  return {
    limits: {
      member: env.AI_MEMBER_QUESTIONS,
      device: env.AI_DEVICE_QUESTIONS,
      address: env.AI_ADDRESS_QUESTIONS,
      words: env.AI_QUESTION_WORDS,
      guestsOfModel: env.AI_GUEST_MODEL_QUESTIONS,
    },
    model: baseUrl && model ? { baseUrl, model, apiKey, patience } : undefined,
  };
}
