import { spawn, type ChildProcess } from 'node:child_process'

import { startStaticHost, type StaticHost } from '../e2e/fixtures/static-host'
import { expect, test } from '../e2e/fixtures/test'

let site: { url: string; process: ChildProcess }
let assetHost: StaticHost

test.beforeAll(async () => {
  site = await startSite()
  assetHost = await startStaticHost({ folder: 'public', path: '/cdn/' })
})
test.afterAll(() => {
  assetHost.close()
  site.process.kill()
})

/** Starts the mock below a folder, in a process of its own; it prints its address. */
function startSite(): Promise<typeof site> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/deployment/serve-sub-folder.ts'])
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve({ url: line.toString().trim(), process: child }))
    child.once('exit', () => reject(new Error('The site in a sub-folder did not start')))
  })
}

test('a site in a sub-folder loads its bundle, later chunks, styles and fonts from the asset host', async ({ page }) => {
  await page.request.post(`${site.url}mock/control`, { data: { settings: { asset_url: assetHost.url } } })
  const failed: string[] = []
  const fromSite: string[] = []
  page.on('response', (response) => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`)
    if (response.url().startsWith(`${site.url}build/`)) fromSite.push(response.url())
  })

  await page.goto(`${site.url}login`)
  await expect(page.locator('input[type=password]')).toBeEditable()
  await page.evaluate(() => document.fonts.ready)

  const requested = assetHost.requested.join('\n')
  expect(requested).toMatch(/^\/cdn\/build\/assets\/main-[\w-]+\.js$/m)
  expect(requested).toMatch(/^\/cdn\/build\/assets\/guest-[\w-]+\.js$/m)
  expect(requested).toMatch(/^\/cdn\/build\/assets\/[\w-]+\.css$/m)
  expect(requested).toMatch(/^\/cdn\/build\/assets\/nunito[\w-]+\.woff2$/m)
  expect(failed).toEqual([])
  expect(fromSite).toEqual([])
})
