import { aiChat } from '#schemas/api/invented/ai-chat.ts';
import { askAssistant } from '../../../../domain/ai/ask-assistant.ts';
import { streamRoute } from '../../route.ts';
import type { Services } from '../../services.ts';

export const aiChatRoutes = ({ ai }: Services) => [
  streamRoute(aiChat, ({ body }, call, http) => askAssistant({ ...call, ...http, ai }, body)),
];
