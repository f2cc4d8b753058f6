import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/page-schema.ts',
    './server/db/operator-schema.ts',
    './server/db/member-schema.ts',
    './server/db/search-schema.ts',
    './server/db/analytics-schema.ts',
    './server/db/activity-schema.ts',
    './server/db/share-schema.ts',
    './server/db/ai-schema.ts',
  ],
  out: './server/db/migrations',
});
