import type { NextConfig } from 'next';

const config: NextConfig = {
  // The front compresses, validates and caches; Next only renders.
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // A title always stands in the head: the front sends whole pages only, and late parts would need a script to move them.
  htmlLimitedBots: /./,
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      postcss: { browser: './schemas/content/no-style-parser.ts' },
      'sanitize-html': { browser: './schemas/content/sanitize-html-later.cjs' },
    },
  },
  experimental: {
    // The front alone decides what Next sees of a request; it sends no cache-busting parameter along.
    validateRSCRequestHeaders: false,
    // One dynamic import gets one list of chunks: with several, the list that counts on a chunk still under way can win.
    turbopackClientSideNestedAsyncChunking: false,
    // A build on the last one's cache may name scripts that only the last one had.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default config;
