import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './ows/store/schema.ts',
  out: './ows/migrations',
});
