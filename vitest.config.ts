import { defineConfig } from 'vitest/config'

import { apiDocument } from './tools/vite/api-document.ts'
import { menuIcons } from './tools/vite/menu-icons.ts'

type Options = {
  environment?: 'jsdom'
  isolate?: boolean
  setupFiles?: string[]
  exclude?: string[]
  sequence?: { groupOrder: number }
}

/** Defines a Vitest project: its test files, DOM environment and isolation. */
const project = (name: string, include: string[], options: Options = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
})

/** Tests of pure code, which need neither a DOM nor isolation. */
const pure = [
  'resources/client/{contract,lib,styles}/**/*.test.ts',
  'resources/client/core/shared/data-table/*.test.ts',
  'tools/{languages,panel,release}/**/*.test.ts',
]

const editors = ['resources/client/features/{admin,backstage}/**/*.test.{ts,tsx}']
const features = ['resources/client/features/**/*.test.{ts,tsx}']

/** Tests that need a DOM. */
const client = [
  'resources/client/**/*.test.{ts,tsx}',
  'tests/{,faults/}*.test.{ts,tsx}',
  'tests/engines/**/*.test.ts',
  'mock-server/site/payments/**/*.test.tsx',
]

/**
 * Defines a project whose files share a window and its libraries. Each such project runs after the one before, in
 * workers of its own: a worker's memory grows with each file, which slows down those that come last.
 */
const inWindow = (groupOrder: number, name: string, include: string[], exclude: string[]) =>
  project(name, include, {
    exclude,
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['tests/without-owner-stacks.ts', 'tests/render-once.ts', 'tests/dom-setup.ts'],
    sequence: { groupOrder },
  })

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
    setupFiles: ['tests/property-seed.ts', 'tests/wait-timeout.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    environmentOptions: { jsdom: { url: 'http://dziesma.test/' } },
    projects: [
      inWindow(1, 'client', client, [...pure, ...features]),
      inWindow(2, 'features', features, editors),
      inWindow(3, 'editors', editors, []),
      project('pure', pure, { isolate: false }),
      project('mock', ['{mock-server,packages}/**/*.test.ts'], { isolate: false }),
      project('contract', ['tests/{contract,doctor}/**/*.test.ts']),
      project('storage', ['tests/storage/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
    ],
  },
})
