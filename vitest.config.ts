import { defineConfig } from 'vitest/config'

/** Test files of one kind, and whether they get a DOM. */
const project = (name: string, include: string[], options: { environment?: 'jsdom'; setupFiles?: string[] } = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
})

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Nothing here waits for time to pass; a busy machine may still need its own.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    environmentOptions: { jsdom: { url: 'http://dziesma.test/' } },
    projects: [
      project('client', ['resources/client/**/*.test.{ts,tsx}'], {
        environment: 'jsdom',
        setupFiles: ['tests/dom-setup.ts'],
      }),
      project('mock', ['mock-server/**/*.test.ts']),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
    ],
  },
})
