import nextJest from 'next/jest.js';

const ESM_PACKAGES = [
  ...['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify', 'htmlparser2', 'domhandler'],
  ...['domutils', 'dom-serializer', 'entities', 'domelementtype', 'd3-[a-z-]+', 'internmap'],
  ...['feed', 'stemmer', '@noble/hashes', 'qr', 'birpc'],
];

const base = await nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
})();

const shared = {
  ...base,
  // Jest ignores `testTimeout` in a project, so that a file sets it.
  setupFilesAfterEnv: ['<rootDir>/testing/patient.ts'],
  // next/jest leaves packages alone that exist only as ES modules.
  transformIgnorePatterns: [
    `/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
};

const project = (displayName, testEnvironment, testMatch) => ({
  ...shared,
  displayName,
  testEnvironment,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
});

export default {
  projects: [
    project('lib', 'node', [
      '{lib,app,cache-handler,scripts,messages,server,testing}/**/*.test.{ts,tsx}',
      'middleware*.test.ts',
    ]),
    project('views', 'jsdom', ['components/**/*.test.tsx']),
    project('ows', 'node', ['ows/!(contract)/**/*.test.ts', 'ows/*.test.ts']),
    {
      ...project('faults', 'node', ['faults/**/*.faults.test.ts']),
      globalSetup: '<rootDir>/faults/support/fill-office.ts',
    },
    {
      ...project('contract', 'node', ['ows/contract/**/*.contract.test.ts']),
      globalSetup: '<rootDir>/ows/contract/fill-stores.ts',
      globalTeardown: '<rootDir>/ows/contract/drop-stores.ts',
    },
  ],
};
