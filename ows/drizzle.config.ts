import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./ows/store/schema.ts', './ows/store/search-schema.ts'],
  out: './ows/migrations',
});
