import { defineConfig } from 'vitest/config'

import { TEST_RETRIES } from './tools/checks/retries.ts'

type Options = { environment?: 'jsdom'; isolate?: boolean; setupFiles?: string[]; exclude?: string[] }

/** Test files of one kind, and whether they get a DOM, and a process of their own each. */
const project = (name: string, include: string[], options: Options = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
})

/** What knows neither a browser nor state of its own. */
const pure = [
  'resources/client/{contract,lib,styles}/**/*.test.ts',
  'resources/client/core/shared/data-table/*.test.ts',
]

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: 'threads',
    // Vitest's own choice leaves a core free, which on two cores is half of them.
    maxWorkers: 2,
    // Nothing here waits for time to pass; a busy machine may still need its own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: TEST_RETRIES,
    setupFiles: ['tests/property-seed.ts', 'tests/wait-timeout.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    environmentOptions: { jsdom: { url: 'http://dziesma.test/' } },
    projects: [
      project('client', ['resources/client/**/*.test.{ts,tsx}', 'tests/faults/*.test.tsx'], {
        exclude: pure,
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['tests/dom-setup.ts'],
      }),
      project('pure', pure, { isolate: false }),
      project('mock', ['mock-server/**/*.test.ts'], { isolate: false }),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('storage', ['tests/storage/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
    ],
  },
})
