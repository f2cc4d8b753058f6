import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/{platform,domain}/**/schema.ts',
  out: './server/platform/db/migrations',
});
