import { defineConfig } from 'vitest/config'

import { TEST_RETRIES } from './tools/checks/checks.ts'
import { apiDocument } from './tools/vite/api-document.ts'
import { menuIcons } from './tools/vite/menu-icons.ts'

type Options = { environment?: 'jsdom'; isolate?: boolean; setupFiles?: string[]; exclude?: string[] }

/** Defines a Vitest project: its test files, DOM environment and isolation. */
const project = (name: string, include: string[], options: Options = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
})

/** Tests of pure code, which need neither a DOM nor isolation. */
const pure = [
  'resources/client/{contract,lib,styles}/**/*.test.ts',
  'resources/client/core/shared/data-table/*.test.ts',
  'tools/panel/**/*.test.ts',
]

/** Tests that need a DOM. */
const client = [
  'resources/client/**/*.test.{ts,tsx}',
  'tests/faults/*.test.{ts,tsx}',
  'tests/engines/**/*.test.ts',
  'mock-server/site/payments/**/*.test.tsx',
]

export default defineConfig({
  plugins: [apiDocument(), menuIcons()],
  resolve: { tsconfigPaths: true },
  test: {
    pool: 'threads',
    // By default Vitest leaves one core free, which is half of a two-core machine.
    maxWorkers: 2,
    // No test waits for real time to pass, but a busy machine can be slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    retry: TEST_RETRIES,
    setupFiles: ['tests/property-seed.ts', 'tests/wait-timeout.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    environmentOptions: { jsdom: { url: 'http://dziesma.test/' } },
    projects: [
      project('client', client, {
        exclude: pure,
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['tests/without-owner-stacks.ts', 'tests/render-once.ts', 'tests/dom-setup.ts'],
      }),
      project('pure', pure, { isolate: false }),
      project('mock', ['{mock-server,packages}/**/*.test.ts'], { isolate: false }),
      project('contract', ['tests/{contract,doctor}/**/*.test.ts']),
      project('storage', ['tests/storage/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
    ],
  },
})
