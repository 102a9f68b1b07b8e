import { type Browser, chromium } from '@playwright/test'

import { temporaryFolder } from '@mock/files/temporary-folder'

import { chromiumArgs, requireChromium } from '../../chromium'
import { buildPage } from './build-page'
import type { Way } from './job'
import { type BenchFile, makeFile } from './make-file'
import { openPage, type UploadPage } from './open-page'
import { startSinkSite, startStrictSite, type UploadSite } from './start-sites'

/** What a server does with the bytes: the strict one checks and keeps them, the sink throws them away. */
export type Server = 'sink' | 'strict'

/** A browser, both sites, and files. */
export type Bench = {
  browser: Browser
  /** The file that is sent, and one that is four times as large. */
  files: [BenchFile, BenchFile]
  open: (server: Server, way: Way) => Promise<UploadPage>
  close: () => Promise<void>
}

/** Megabytes of a file: the least that goes in parts, and four times as many. */
const SIZES = { small: 100, large: 400 }

/** Builds the page, makes the files and starts everything. */
export async function startBench(): Promise<Bench> {
  const [site, disk] = [temporaryFolder(), temporaryFolder()]
  const page = { publicDir: site.path, entryTag: await buildPage(site.path) }
  const sites: Record<Server, UploadSite> = { sink: await startSinkSite(page), strict: await startStrictSite(page) }
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
  return {
    browser,
    files: [makeFile(disk.path, SIZES.small), makeFile(disk.path, SIZES.large)],
    open: (server, way) => openPage(browser, sites[server], way),
    close: async () => {
      await browser.close()
      await Promise.all(Object.values(sites).map(({ close }) => close()))
      for (const { remove } of [site, disk]) remove()
    },
  }
}
