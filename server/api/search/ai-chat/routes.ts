import { aiChat } from '#schemas/api/invented/ai-chat.ts';
import { askAssistant } from '../../../ai/ask-assistant.ts';
import { streamRoute } from '../../route.ts';

export const aiChatRoutes = [streamRoute(aiChat, ({ body }, call) => askAssistant(call, body))];
