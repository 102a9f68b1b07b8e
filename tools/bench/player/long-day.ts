import type { CDPSession, Page } from '@playwright/test'

import { HUGE_PLAYLIST_ID } from '@mock/state/seeds/playlists'

import type { BenchSite } from '../bench-site'
import { heapGrowth, heapInMegabytes, pageMemory, type PageMemory } from '../page-memory'
import type { Group } from '../report'
import { visit } from '../visit'
import { limits } from './limits'

const HOURS = 8
const SONGS = 300
/** Songs played before the measurement, to load everything that comes with the first ones. */
const WARM_UP = 30

/** Duration of a song on the page's simulated clock, in milliseconds. */
const SONG_MS = (HOURS * 60 * 60 * 1000) / SONGS
/** Position that playback skips to, in seconds before the end of a song. */
const REMAINDER_S = 0.2

type Snapshot = PageMemory & { blobUrls: number }

/**
 * Measures leaks of a tab that plays all day: each song ends by itself and starts the next, on a fast-forwarded clock.
 */
export async function measureLongDay(site: BenchSite): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { scenario: 'huge' })
  await page.clock.install()
  await watchBlobUrls(page)
  await page.goto(`playlist/${HUGE_PLAYLIST_ID}/list`)
  await page
    .getByRole('main')
    .getByRole('list')
    .last()
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  await playSongs(page, WARM_UP)
  const before = await takeSnapshot(page, client)
  await playSongs(page, SONGS)
  const after = await takeSnapshot(page, client)
  await leave()
  const increase = (what: keyof Snapshot) => [after[what] - before[what]]
  return [
    {
      title: `Memory of a tab after ${HOURS} simulated hours and ${SONGS} songs, each played to its end, after garbage collection`,
      figures: [
        { name: 'heap before', unit: 'MB', values: [heapInMegabytes(before)] },
        { name: 'heap growth', unit: 'MB', values: [heapGrowth(before, after)], limit: limits.heapGrowth },
        { name: 'media elements', unit: 'count', values: [before.players] },
        { name: 'additional media elements', unit: 'count', values: increase('players'), limit: limits.none },
        { name: 'additional blob URLs', unit: 'count', values: increase('blobUrls'), limit: limits.none },
        { name: 'additional nodes', unit: 'count', values: increase('nodes'), limit: limits.nodes },
        { name: 'additional listeners', unit: 'count', values: increase('listeners'), limit: limits.listeners },
      ],
    },
  ]
}

async function takeSnapshot(page: Page, client: CDPSession): Promise<Snapshot> {
  return { ...(await pageMemory(client)), blobUrls: await page.evaluate(() => window.blobUrls.size) }
}

/** Plays this number of songs to their ends; each next one starts by itself. */
async function playSongs(page: Page, songs: number): Promise<void> {
  for (let song = 0; song < songs; song++) {
    const source = await page.evaluate(seekNearEnd, REMAINDER_S)
    await page.clock.fastForward(SONG_MS)
    await page.waitForFunction((before) => document.querySelector('audio')?.src !== before, source)
  }
}

/** Waits until the song plays, then seeks near its end. Returns its URL. */
async function seekNearEnd(remainder: number): Promise<string> {
  const element = document.querySelector('audio')
  if (!element) throw new Error('The page has no audio element')
  await new Promise((resolve) =>
    element.currentTime > 0 ? resolve(null) : element.addEventListener('timeupdate', resolve, { once: true }),
  )
  element.currentTime = element.duration - remainder
  return element.src
}

declare global {
  interface Window {
    /** Blob URLs that were created and not revoked. */
    blobUrls: Set<string>
  }
}

/** Tracks blob URLs in every document that the page loads from now on. */
const watchBlobUrls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const urls = new Set<string>()
    const create = URL.createObjectURL.bind(URL)
    const revoke = URL.revokeObjectURL.bind(URL)
    window.blobUrls = urls
    URL.createObjectURL = (blob) => {
      const url = create(blob)
      urls.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      urls.delete(url)
      revoke(url)
    }
  })
