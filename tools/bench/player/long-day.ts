import type { CDPSession, Page } from '@playwright/test'

import { HUGE_PLAYLIST_ID } from '@mock/seeds/playlists'

import type { Group } from '../report'
import { visit } from '../visit'
import type { BenchSite } from './bench-site'
import { limits } from './limits'
import { heapGrowth, heapInMegabytes, pageMemory, type PageMemory } from './page-memory'
import { watchBlobAddresses } from './watch-blob-addresses'

const HOURS = 8
const SONGS = 300
/** What comes with the first songs is there by then. */
const WARM_UP = 30

/** So long a song lasts on the page's own clock, in milliseconds. */
const SONG = (HOURS * 60 * 60 * 1000) / SONGS
/** So many seconds before its end a song is taken. */
const REMAINDER = 0.2

type Look = PageMemory & { blobs: number }

/** A tab that plays all day: each song ends by itself and brings the next one, while the page's clock is put forward. */
export async function measureLongDay(site: BenchSite): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { scenario: 'huge' })
  await page.clock.install()
  await watchBlobAddresses(page)
  await page.goto(`playlist/${HUGE_PLAYLIST_ID}/list`)
  await page
    .getByRole('main')
    .getByRole('list')
    .last()
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  await listen(page, WARM_UP)
  const before = await look(page, client)
  await listen(page, SONGS)
  const after = await look(page, client)
  await leave()
  const more = (what: keyof Look) => [after[what] - before[what]]
  return [
    {
      title: `A tab open for ${HOURS} simulated hours, ${SONGS} songs, each to its end: what is left of them, after collection`,
      figures: [
        { name: 'heap before', unit: 'MB', values: [heapInMegabytes(before)] },
        { name: 'heap growth', unit: 'MB', values: [heapGrowth(before, after)], limit: limits.heapGrowth },
        { name: 'elements that play', unit: 'count', values: [before.players] },
        { name: 'elements that play, more', unit: 'count', values: more('players'), limit: limits.none },
        { name: 'addresses of blobs, more', unit: 'count', values: more('blobs'), limit: limits.none },
        { name: 'nodes more', unit: 'count', values: more('nodes'), limit: limits.nodes },
        { name: 'listeners more', unit: 'count', values: more('listeners'), limit: limits.listeners },
      ],
    },
  ]
}

async function look(page: Page, client: CDPSession): Promise<Look> {
  return { ...(await pageMemory(client)), blobs: await page.evaluate(() => window.blobAddresses.size) }
}

/** Hears so many songs to their ends; each time the next one sounds by itself. */
async function listen(page: Page, songs: number): Promise<void> {
  for (let song = 0; song < songs; song++) {
    const source = await page.evaluate(goNearEnd, REMAINDER)
    await page.clock.fastForward(SONG)
    await page.waitForFunction((before) => document.querySelector('audio')?.src !== before, source)
  }
}

/** Once the song sounds, takes it near to its end. */
async function goNearEnd(remainder: number): Promise<string> {
  const element = document.querySelector('audio')
  if (!element) throw new Error('Nothing plays')
  await new Promise((resolve) =>
    element.currentTime > 0 ? resolve(null) : element.addEventListener('timeupdate', resolve, { once: true }),
  )
  element.currentTime = element.duration - remainder
  return element.src
}
