import { type Browser, chromium } from '@playwright/test'

import { temporaryFolder } from '@mock/kit/temporary-folder'

import { chromiumArgs, requireChromium } from '../../chromium'
import { buildPage } from './build-page'
import type { BenchTransport } from './job'
import { type BenchFile, makeFile } from './make-file'
import { openPage, type UploadPage } from './open-page'
import { startSinkSite, startStrictSite, type UploadSite } from './start-sites'

/** The strict server checks and stores the bytes, the sink discards them. */
export type Server = 'sink' | 'strict'

/** Running browser and sites, and the test files. */
export type Bench = {
  browser: Browser
  /** The file to upload, and one four times as large. */
  files: [BenchFile, BenchFile]
  open: (server: Server, transport: BenchTransport) => Promise<UploadPage>
  close: () => Promise<void>
}

/** File sizes in megabytes: the smallest that is sent in parts, and four times that. */
const SIZES = { small: 100, large: 400 }

/** Builds the page, writes the files, and starts the sites and the browser. */
export async function startBench(): Promise<Bench> {
  const [site, disk] = [temporaryFolder(), temporaryFolder()]
  const page = { publicDir: site.path, entryTag: await buildPage(site.path) }
  const sites: Record<Server, UploadSite> = { sink: await startSinkSite(page), strict: await startStrictSite(page) }
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
  return {
    browser,
    files: [makeFile(disk.path, SIZES.small), makeFile(disk.path, SIZES.large)],
    open: (server, transport) => openPage(browser, sites[server], transport),
    close: async () => {
      await browser.close()
      await Promise.all(Object.values(sites).map(({ close }) => close()))
      for (const { remove } of [site, disk]) remove()
    },
  }
}
