import type { Page } from '@playwright/test'

import { settle } from '@tests/e2e/fixtures/settle'

import { type BenchSite, throttleCpu } from '../bench-site'
import type { Figure, Group } from '../report'
import { visit } from '../visit'
import { soundTimes, watchSoundTimes } from './sound-clock'

/** Path of an album with several songs. */
const ALBUM = 'album/2'
const TAPS = 20
const SLOWDOWNS = [1, 4]

/** Measures the time from a press on a song to its sound, on a settled page. */
export async function measureTapToSound(site: BenchSite): Promise<Group[]> {
  const figures: Figure[] = []
  for (const slowdown of SLOWDOWNS) {
    const spans = await tap(site, slowdown)
    figures.push(
      {
        name: `CPU ${slowdown}x slower: press to play() call`,
        unit: 'ms',
        values: spans.map(({ playCalled, pressed }) => playCalled - pressed),
      },
      {
        name: `CPU ${slowdown}x slower: press to sound`,
        unit: 'ms',
        values: spans.map(({ sounded, pressed }) => sounded - pressed),
      },
    )
  }
  return [
    { title: `Tap to sound: ${TAPS} songs of an album in sequence, settled page, no network throttling`, figures },
  ]
}

async function tap(site: BenchSite, slowdown: number) {
  const { page, client, leave } = await visit(site)
  await watchSoundTimes(page)
  await page.goto(ALBUM)
  await settle(page)
  await throttleCpu(client, slowdown)
  const songs = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /^(Atskaņot|Apturēt): / })
  const count = await songs.count()
  const spans = []
  for (let turn = 0; turn < TAPS; turn++) {
    await idle(page)
    await songs.nth(turn % count).click()
    spans.push({ ...(await soundTimes(page)) })
  }
  await leave()
  return spans
}

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
