import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startStaticHost, type StaticHost } from '../e2e/fixtures/static-host'
import { expect, test } from '../e2e/fixtures/test'

const folder = mkdtempSync(join(tmpdir(), 'dziesma-demo-'))
let host: StaticHost

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'build:demo', '--', '--outDir', folder, '--emptyOutDir'])
  host = await startStaticHost({ folder, path: '/some/where/' })
})
test.afterAll(() => {
  host.close()
  rmSync(folder, { recursive: true })
})

test('runs without a server, in any folder', async ({ page }) => {
  await page.goto(host.url)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(host.requested.filter((path) => path.includes('/api/'))).toEqual([])
})

test('opens deep links, and stays on them after a reload', async ({ page }) => {
  await page.goto(`${host.url}artist/1/x`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${host.url}artist/1/x`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
