import type { Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { recording } from '@tests/e2e/fixtures/recording'

/** Number of files that are dropped at once. */
export const SONGS = 100

const SHORTEST_SECONDS = 2

/** Writes tagged recordings to a folder, and runs `act` with their paths: the browser reads them itself. */
export async function withSongs<Result>(act: (paths: string[]) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'dziesma-songs-'))
  try {
    const paths = Array.from({ length: SONGS }, (_, index) => join(folder, `${String(index + 1).padStart(3, '0')}.wav`))
    for (const [index, path] of paths.entries()) {
      const tags = { title: `Dziesma ${index + 1}`, album: 'Simts dziesmu', genre: 'Polka' }
      await writeFile(path, recording({ seconds: SHORTEST_SECONDS + index / 10, tags }))
    }
    return await act(paths)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Number of songs whose files are read while the others still upload. */
const READ = 12

/** Chooses the files as a drop does, and waits until all have a row, and the first of them are read. */
export async function addSongs(page: Page, paths: string[]): Promise<void> {
  await page.locator('input[type=file][multiple]').first().setInputFiles(paths)
  await page
    .locator('textarea')
    .nth(paths.length - 1)
    .waitFor({ state: 'attached' })
  await page
    .getByText(/ · Polka$/)
    .nth(Math.min(READ, paths.length) - 1)
    .waitFor({ state: 'attached', timeout: 0 })
}

/** Adds a few songs and discards them, which leaves the page as it was. */
export async function addAndDiscard(page: Page, paths: string[]): Promise<void> {
  await addSongs(page, paths)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Discard', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByText('Drop songs or an album’s folder here').waitFor()
}
