import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fileEntries } from '@/contract/groups/file-entries'
import { contentType } from '@mock/site/http/content-type'
import { bundleTags } from '@mock/site/pages/bundle-tags'

import { enterPassword, expect, expectSignedIn, test } from './test'

const BUILT = 'dist-panel/build'
const PATH = 'mock/uploads'
const BUNDLE = { entry: 'tools/panel/uploads/main.tsx', folder: 'mock/panel/build/' }

/** Larger than five chunks of the site. */
const SIZE = 5.5 * 1024 * 1024

const read = (name: string) => readFileSync(join(BUILT, name))

/** Serves the upload page at the site's origin; its requests go to the site. */
async function openUploads(page: Page, url: string): Promise<void> {
  const tags = bundleTags(JSON.parse(String(read('manifest.json'))), null, BUNDLE)
  const body = `<!doctype html><html lang="en"><head><base href="/">${tags}</head><body><div id="root"></div></body></html>`
  await page.route(`${url}${PATH}?*`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route(`${url}${BUNDLE.folder}**`, (route) => {
    const name = route.request().url().slice(`${url}${BUNDLE.folder}`.length)
    return route.fulfill({ contentType: contentType(name), body: read(name) })
  })
  await page.goto(`${url}${PATH}?transport=tus`)
}

test('resumes an interrupted tus upload, and stores the same bytes', async ({ page, host }) => {
  await page.goto(`${host.url}login`)
  await enterPassword(page, 'parent@dziesma.test')
  await expectSignedIn(page, 'Laura Vītola')
  await openUploads(page, host.url)

  const file = Buffer.alloc(SIZE, 'Aijā, žūžū, lāča bērni. ')
  const sent: string[] = []
  await page.route(`${host.url}api/v1/tus/upload/*`, (route) => {
    const request = route.request()
    sent.push(request.headers()['x-http-method-override'] ?? request.method())
    return sent.length === 3 ? route.abort('connectionreset') : route.continue()
  })
  const stored = page.waitForResponse(`${host.url}api/v1/tus/entries`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'šūpuļdziesma.txt', mimeType: 'text/plain', buffer: file })
  const { fileEntry } = fileEntries.upload.response.parse(await (await stored).json())

  expect(sent).toContain('HEAD')
  expect(fileEntry).toMatchObject({ name: 'šūpuļdziesma.txt', file_size: SIZE, public: false })
  const download = await page.request.get(`${host.url}${fileEntry.url}`, { headers: { Referer: host.url } })
  expect(file.equals(await download.body())).toBe(true)
})
