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

test('restores the state of a link without a server, and shows its panel', async ({ page }) => {
  await page.goto(
    `${host.url}album/2?mock.persona=parent&mock.scenario=long&mock.fault=albums.show:status:503&mock.panel=requests`,
  )
  const panel = page.getByRole('dialog', { name: 'Mock panel' })
  const call = panel.getByRole('listitem').filter({ hasText: 'albums.show' }).first()
  await expect(call).toContainText('503')
  await panel.getByRole('tab', { name: 'Faults' }).click()
  await panel.getByRole('button', { name: 'Remove albums.show:status:503' }).click()
  await expect(panel.getByText('No faults')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seven Hills Away')
  await expect(page.getByRole('button', { name: /Laura Vītola/ })).toBeVisible()
})
