import type { Page } from '@playwright/test'

import { performDoctor } from '../../tools/doctor/perform'
import { type LaravelHost, startLaravel } from '../../tools/laravel/host'
import { expectSound, watchSound } from '../e2e/fixtures/expect-sound'
import { startStaticHost, type StaticHost } from '../e2e/fixtures/static-host'
import { expect, test } from './test'

/** Runs the doctor on the site; returns its exit code and report. */
async function examine({ url }: LaravelHost) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  return { code: await performDoctor({ args: ['--url', url], print, printError: print }), report: lines.join('\n') }
}

const healthy = { code: 0, report: expect.stringMatching(/^Healthy\.$/m) as unknown }

/** Opens the home page from one of the site's pages, and plays the first popular track. */
async function playFromHome(page: Page, { url }: LaravelHost): Promise<string[]> {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await watchSound(page)
  await page.goto(`${url}album/1`)
  await page.getByRole('link', { name: 'Dziesma home' }).click()
  await expect(page).toHaveURL(url)
  await page
    .getByRole('list', { name: 'Popular' })
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expectSound(page)
  return failed
}

test.describe('a site in a sub-folder', () => {
  let site: LaravelHost
  test.beforeAll(async () => void (site = await startLaravel({ folder: '/music' })))
  test.afterAll(() => site.close())

  test('opens the home page and plays a track', async ({ page }) => {
    expect(await playFromHome(page, site)).toEqual([])
    expect(new URL(site.url).pathname).toBe('/music/')
  })

  test('passes the doctor', async () => {
    expect(await examine(site)).toEqual(healthy)
  })
})

test.describe('a site with its bundle on another origin', () => {
  let site: LaravelHost
  let cdn: StaticHost
  test.beforeAll(async () => {
    cdn = await startStaticHost({ folder: 'public', path: '/cdn/' })
    site = await startLaravel({ assetUrl: cdn.url.replace(/\/$/, '') })
  })
  test.afterAll(async () => {
    cdn.close()
    await site.close()
  })

  test('opens the home page and plays a track', async ({ page }) => {
    const siteRequests: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${site.url}build/`)) siteRequests.push(request.url())
    })
    expect(await playFromHome(page, site)).toEqual([])
    expect(siteRequests).toEqual([])
    expect(cdn.requested.join('\n')).toMatch(/^\/cdn\/build\/assets\/main-[\w-]+\.js$/m)
  })

  test('passes the doctor', async () => {
    expect(await examine(site)).toEqual(healthy)
  })
})
