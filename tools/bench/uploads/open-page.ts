import type { Browser, CDPSession, Page } from '@playwright/test'

import { visit } from '../visit'
import type { Job, Sender, UploadResult, BenchTransport } from './job'
import type { UploadSite } from './start-sites'

/** Open page whose site is set up for one transport. */
export type UploadPage = {
  client: CDPSession
  /** Chooses a file in the page's file input. */
  pick: (path: string) => Promise<void>
  send: (sender: Sender) => Promise<UploadResult>
  remove: (sent: UploadResult) => Promise<unknown>
  leave: () => Promise<void>
}

/** Settings that make the uploader choose each transport for files of 100 MB and more. */
const SETTINGS: Record<BenchTransport, object> = {
  form: { disable_tus: true },
  tus: {},
  s3Multipart: { uploads_driver: 's3', public_driver: 's3', s3_direct_upload: true },
}

/** Opens the page, signed in as an artist, who may upload music. */
export async function openPage(
  browser: Browser,
  { url, storage }: UploadSite,
  transport: BenchTransport,
): Promise<UploadPage> {
  const { page, world, client, leave } = await visit({ browser, url }, { persona: 'artist' })
  await world.change({ settings: { uploads: SETTINGS[transport] } })
  await page.goto('')
  await page.waitForFunction(() => 'uploads' in window)
  return {
    client,
    pick: (path) => pick(page, path),
    send: (sender) => page.evaluate((job) => window.uploads.send(job), { transport, sender, storage } satisfies Job),
    remove: ({ id }) => page.evaluate((stored) => window.uploads.remove(stored), id),
    leave,
  }
}

const pick = (page: Page, path: string): Promise<void> => page.locator('input[type=file]').setInputFiles(path)
