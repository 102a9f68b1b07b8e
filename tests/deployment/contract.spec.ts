import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { exchanges, isInDefault, needsNoPage } from '../contract/exchanges'
import { startStaticHost, type StaticHost } from '../e2e/fixtures/static-host'
import { expect, test } from '../e2e/fixtures/test'

const folder = mkdtempSync(join(tmpdir(), 'dziesma-contract-'))
let host: StaticHost

test.beforeAll(async () => {
  const config = 'tests/contract/browser/vite.config.ts'
  execFileSync('npx', ['vite', 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'])
  host = await startStaticHost({ folder, path: '/some/where/' })
})
test.afterAll(() => {
  host.close()
  rmSync(folder, { recursive: true })
})

/** A page has no disk for tus and no storage beside it: its mock offers form uploads only. */
const NEEDS_SERVER = /^(s3|tus)\./

test('conforms to the contract in a service worker', async ({ page }) => {
  // Thousands of requests: a minute on an idle machine.
  test.setTimeout(360_000)
  const titles = exchanges
    .filter((exchange) => isInDefault(exchange) && needsNoPage(exchange) && !NEEDS_SERVER.test(exchange.title))
    .map(({ title }) => title)
  await page.goto(host.url)
  await page.waitForFunction(() => 'runCases' in window)
  const result = await page.evaluate(
    (cases) => (window as unknown as { runCases: (titles: string[]) => Promise<unknown> }).runCases(cases),
    titles,
  )
  expect(result).toEqual({ ran: titles.length, problems: [] })
  expect(titles.length).toBeGreaterThan(exchanges.length * 0.8)
})
