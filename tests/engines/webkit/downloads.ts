import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from './downloads-folder'
import type { UserContext } from './model'

const INTERVAL_MS = 100
/** A file that is still being written. */
const UNFINISHED = '.wkdownload'

/** Announces finished downloads, and moves them to where the client wants them. */
export async function watchDownloads(userContext: UserContext, home: string): Promise<void> {
  while (!userContext.isRemoved) {
    const names = await readdir(folderOf(home)).catch(() => [])
    for (const name of names)
      if (!name.endsWith(UNFINISHED)) await announce(userContext, path.join(folderOf(home), name))
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}

async function announce({ active, downloads, browser }: UserContext, file: string): Promise<void> {
  const suggestedFilename = path.basename(file)
  const event = { context: active?.id, navigation: null, download: randomUUID(), url: '', timestamp: Date.now() }
  browser.emit('browsingContext.downloadWillBegin', { ...event, suggestedFilename })
  if (downloads === undefined) return rm(file)
  const filepath = path.join(downloads, suggestedFilename)
  await mkdir(downloads, { recursive: true })
  await copyFile(file, filepath)
  await rm(file)
  browser.emit('browsingContext.downloadEnd', { ...event, status: 'complete', filepath })
}
