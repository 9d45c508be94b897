import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/words/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // server/ compresses what the framework answers: pages in html-guard.ts, everything else in answer.ts.
  compress: false,
  // server/pages caches pages in memory.
  cacheMaxMemorySize: 0,
  reactStrictMode: true,
  // `npm run types` checks the whole project; a start on a new machine need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Addresses are normalised in lib/site/decide.ts, by one rule for all of them.
  skipTrailingSlashRedirect: true,
  htmlLimitedBots: /.*/,
  images: {
    localPatterns: [
      { pathname: '/ows/files/**', search: '' },
      { pathname: '/brand/**', search: '' },
    ],
    formats: ['image/webp'],
    deviceSizes: [360, 640, 768, 1024, 1440, 1920],
    imageSizes: [160, 320],
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 512 * 1024 * 1024,
    // The contract's limit for a file is 10 MB.
    maximumResponseBody: 15 * 1024 * 1024,
  },
  // One instance per process, whichever bundle imports it.
  serverExternalPackages: ['ip2region', 'prom-client', 'redis'],
  turbopack: {
    rules: {
      '**/app-render/collect-segment-data.js': { loaders: ['./scripts/support/without-segments.mjs'] },
    },
  },
  experimental: {
    // A page links the style sheets of its own components, not one of all pages (docs/adr/0045-sheets-by-page.md).
    cssChunking: { type: 'graph', requestCost: 2000, weightDistribution: 0.1 },
    globalNotFound: true,
    proxyClientMaxBodySize: 64 * 1024,
  },
};

/** `*.dev.tsx` are development-only pages, which a build ignores (docs/adr/0040-component-catalogue.md). */
const EXTENSIONS = ['tsx', 'ts'];

/** The compiled cache-handler/page-cache.ts; in development nothing is compiled in advance. */
const COMPILED_PAGE_CACHE = './dist/page-cache.mjs';
const PAGE_CACHE = './cache-handler/page-cache.ts';

export default (phase) => {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const pageCache = isDevelopment ? PAGE_CACHE : COMPILED_PAGE_CACHE;
  return withNextIntl({
    ...config,
    cacheHandler: fileURLToPath(new URL(pageCache, import.meta.url)),
    pageExtensions: isDevelopment ? [...EXTENSIONS, 'dev.tsx'] : EXTENSIONS,
  });
};
