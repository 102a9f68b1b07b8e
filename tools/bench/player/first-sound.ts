import type { CDPSession, Page } from '@playwright/test'

import { type Group, medianOf } from '../report'
import { visit } from '../visit'
import { type BenchSite, NETWORK_IN_WORDS, slowDown, throttleNetwork } from './bench-site'
import { PLAY_BUTTON, type SoundTimes, soundTimes, watchSoundTimes } from './sound-clock'
import { meterTraffic, type Traffic } from './traffic'

const RUNS = 7
const SLOWDOWN = 4
const KILOBYTE = 1000

type FirstVisit = { times: SoundTimes; traffic: Traffic }

/** From the first request to the first second that sounds, and what had been fetched by then. */
export async function measureFirstSound(site: BenchSite): Promise<Group[]> {
  const visits: FirstVisit[] = []
  while (visits.length < RUNS) visits.push(await visitOnce(site))
  return groupsOf(visits)
}

/** The same of two sites, visited in turn so that both meet the same machine; then the ratios of the medians. */
export async function compareFirstSound(site: BenchSite, baseline: BenchSite): Promise<Group[]> {
  const visits: FirstVisit[] = []
  const before: FirstVisit[] = []
  while (visits.length < RUNS) {
    before.push(await visitOnce(baseline))
    visits.push(await visitOnce(site))
  }
  const ratio = (part: keyof SoundTimes) =>
    medianOf(visits.map(({ times }) => times[part])) / medianOf(before.map(({ times }) => times[part]))
  const ratios = [
    { name: 'something is to be seen', unit: 'ratio' as const, values: [ratio('painted')] },
    { name: 'the first play button is there', unit: 'ratio' as const, values: [ratio('button')] },
    { name: 'navigation to sound, with the press', unit: 'ratio' as const, values: [ratio('sounded')] },
  ]
  const named = (groups: Group[], name: string) =>
    groups.map(({ title, figures }) => ({ title: `${name}. ${title}`, figures }))
  return [
    ...named(groupsOf(before), 'Baseline'),
    ...named(groupsOf(visits), 'This tree'),
    { title: 'This tree to the baseline', figures: ratios },
  ]
}

function groupsOf(visits: FirstVisit[]): Group[] {
  const span = (from: keyof SoundTimes | null, to: keyof SoundTimes) =>
    visits.map(({ times }) => times[to] - (from ? times[from] : 0))
  return [
    {
      title: `First visit to first audible second: home page, nothing cached, signed in, CPU ${SLOWDOWN} times slower, ${NETWORK_IN_WORDS}`,
      figures: [
        { name: 'something is to be seen', unit: 'ms', values: span(null, 'painted') },
        { name: 'the first play button is there', unit: 'ms', values: span(null, 'button') },
        { name: 'the button waits for its press', unit: 'ms', values: span('button', 'pressed') },
        { name: 'the press waits for the page', unit: 'ms', values: span('pressed', 'asked') },
        { name: 'the song is fetched until it sounds', unit: 'ms', values: span('asked', 'sounded') },
        { name: 'navigation to sound, with the press', unit: 'ms', values: span(null, 'sounded') },
      ],
    },
    { title: 'Requests and bytes until that sound', figures: trafficFigures(visits.map(({ traffic }) => traffic)) },
  ]
}

async function visitOnce(site: BenchSite): Promise<FirstVisit> {
  const { page, client, leave } = await visit(site)
  await watchSoundTimes(page)
  const readTraffic = await meterTraffic(client)
  await throttleNetwork(client)
  await slowDown(client, SLOWDOWN)
  await pressFirst(page, client)
  await page.goto('', { waitUntil: 'commit' })
  const times = await soundTimes(page)
  const traffic = readTraffic()
  await leave()
  return { times, traffic }
}

/** Name of the function by which the page tells where its first play button is, as `x,y`. */
const BINDING = 'tellPlace'

/**
 * Has the first play button pressed once its first frame is laid out, without a look at whether the page is at rest. The browser tells the
 * place by itself: to ask for it would take the page's processor, and time that is the tool's.
 */
export async function pressFirst(page: Page, client: CDPSession): Promise<void> {
  await page.addInitScript(
    ({ selector, binding }) => {
      const tellPlace = (window as unknown as Record<string, (place: string) => void>)[binding]
      const seen = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        const { x, y, width, height } = entry.boundingClientRect
        tellPlace?.(`${x + width / 2},${y + height / 2}`)
      })
      new MutationObserver((_, observer) => {
        const button = document.querySelector(selector)
        if (!button) return
        observer.disconnect()
        seen.observe(button)
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-label'] })
    },
    { selector: PLAY_BUTTON, binding: BINDING },
  )
  await client.send('Runtime.enable')
  await client.send('Runtime.addBinding', { name: BINDING })
  client.on('Runtime.bindingCalled', ({ payload }) => {
    const [x = 0, y = 0] = payload.split(',').map(Number)
    const mouse = { x, y, button: 'left', clickCount: 1 } as const
    // In one go: the browser keeps their order.
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
      void client.send('Input.dispatchMouseEvent', { ...mouse, type })
  })
}

function trafficFigures(all: Traffic[]): Group['figures'] {
  const kinds = [...new Set(all.flatMap((traffic) => Object.keys(traffic)))].toSorted()
  const of = (kind: string, part: 'requests' | 'bytes') => all.map((traffic) => traffic[kind]?.[part] ?? 0)
  const sum = (part: 'requests' | 'bytes') =>
    all.map((traffic) => Object.values(traffic).reduce((total, each) => total + each[part], 0))
  const rows = [
    ...kinds.map((kind) => ({ name: kind, requests: of(kind, 'requests'), bytes: of(kind, 'bytes') })),
    { name: 'all', requests: sum('requests'), bytes: sum('bytes') },
  ]
  return rows.flatMap(({ name, requests, bytes }) => [
    { name: `${name}: requests`, unit: 'count' as const, values: requests },
    { name: `${name}: bytes`, unit: 'kB' as const, values: bytes.map((each) => each / KILOBYTE) },
  ])
}
