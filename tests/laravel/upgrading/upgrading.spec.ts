import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { performDoctor } from '../../../tools/doctor/perform'
import { type LaravelHost, startLaravel } from '../../../tools/laravel/host'
import { VERSION } from '../../../tools/version'
import { expect, test } from '../test'
import { makeRelease } from './make-release'
import { writtenCommands } from './written-commands'

const NEXT = '99.0.0'

let site: LaravelHost
let folder: string

test.beforeAll(async () => {
  site = await startLaravel({ ownsBundle: true })
  folder = mkdtempSync(join(tmpdir(), 'dziesma-upgrading-'))
  mkdirSync(join(folder, 'site'))
  symlinkSync(site.publicFolder, join(folder, 'site/public'))
  await makeRelease(folder, NEXT)
})
test.afterAll(async () => {
  rmSync(folder, { recursive: true })
  await site.close()
})

const run = (script: string) => execFileSync('sh', ['-ec', script], { cwd: folder, stdio: 'pipe' })

/** Name of the entry script that a page has loaded. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/build/assets/main-"]')?.src)

/** Opens the home page, and returns a function that goes on to an album there, whose code no page has loaded yet. */
async function openTab(page: Page): Promise<() => Promise<string[]>> {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(site.url)
  await expect(page.getByRole('list', { name: 'Popular' })).toBeVisible()
  const entry = await entryOf(page)
  return async () => {
    const loaded: string[] = []
    page.on('response', (response) => loaded.push(response.url()))
    await page.locator('main a[href*="/artist/"]').first().click()
    await expect(page).toHaveURL(/\/artist\//)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(loaded.join('\n')).toMatch(/\/build\/assets\/artist-screen-/)
    expect(await entryOf(page)).toBe(entry)
    return failed
  }
}

/** Runs the doctor as the document says; returns its exit code and report. */
async function examine(args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const local = args.map((arg) => arg.replace(/^site\//, `${folder}/site/`))
  return { code: await performDoctor({ args: local, print, printError: print }), report: lines.join('\n') }
}

const healthy = (version: string) => ({ code: 0, report: expect.stringContaining(version) as unknown })

test('installs the next version beside open tabs, and goes back, by the commands of docs/upgrading.md', async ({
  context,
}) => {
  const { install, back, doctor } = writtenCommands(NEXT, site.url)
  const [oldTab, newTab, lastTab] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const goOnInOld = await openTab(oldTab)
  expect(await examine(doctor)).toEqual(healthy(VERSION))

  for (const script of install) run(script)
  expect(await examine(doctor)).toEqual(healthy(NEXT))
  expect(await goOnInOld()).toEqual([])
  const goOnInNew = await openTab(newTab)
  expect(await entryOf(newTab)).not.toBe(await entryOf(oldTab))

  run(back)
  expect(await examine(doctor)).toEqual(healthy(VERSION))
  expect(await goOnInNew()).toEqual([])
  expect(await (await openTab(lastTab))()).toEqual([])
  expect(await entryOf(lastTab)).toBe(await entryOf(oldTab))
})
