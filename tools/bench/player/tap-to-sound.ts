import type { Page } from '@playwright/test'

import { settle } from '@tests/e2e/fixtures/settle'

import type { Figure, Group } from '../report'
import { visit } from '../visit'
import { type BenchSite, slowDown } from './bench-site'
import { soundTimes, watchSoundTimes } from './sound-clock'

/** Any album with at least so many songs. */
const ALBUM = 'album/2'
const TAPS = 20
const SLOWDOWNS = [1, 4]

/** From a press on a song to its sound, on a page that has long been there. */
export async function measureTapToSound(site: BenchSite): Promise<Group[]> {
  const figures: Figure[] = []
  for (const slowdown of SLOWDOWNS) {
    const spans = await tap(site, slowdown)
    figures.push(
      {
        name: `CPU ${slowdown}x slower: press to the order to play`,
        unit: 'ms',
        values: spans.map(({ asked, pressed }) => asked - pressed),
      },
      {
        name: `CPU ${slowdown}x slower: press to sound`,
        unit: 'ms',
        values: spans.map(({ sounded, pressed }) => sounded - pressed),
      },
    )
  }
  return [
    { title: `Tap to sound: ${TAPS} songs of an album one after the other, page at rest, no network between`, figures },
  ]
}

async function tap(site: BenchSite, slowdown: number) {
  const { page, client, leave } = await visit(site)
  await watchSoundTimes(page)
  await page.goto(ALBUM)
  await settle(page)
  await slowDown(client, slowdown)
  const songs = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /^(Atskaņot|Pauzēt): / })
  const count = await songs.count()
  const spans = []
  for (let turn = 0; turn < TAPS; turn++) {
    await rest(page)
    await songs.nth(turn % count).click()
    spans.push({ ...(await soundTimes(page)) })
  }
  await leave()
  return spans
}

const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
