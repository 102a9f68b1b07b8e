import type { CDPSession, Page } from '@playwright/test'

import { type BenchSite, NETWORK_DESCRIPTION, throttleCpu, throttleNetwork } from '../bench-site'
import { type Group, medianOf } from '../report'
import { visit } from '../visit'
import { PLAY_BUTTON, type SoundTimes, soundTimes, watchSoundTimes } from './sound-clock'
import { meterTraffic, type Traffic } from './traffic'

const RUNS = 7
const SLOWDOWN = 4
const KILOBYTE = 1000

type FirstVisit = { times: SoundTimes; traffic: Traffic }

/** Measures the time from the first request to the first sound, and the traffic until then. */
export async function measureFirstSound(site: BenchSite): Promise<Group[]> {
  const visits: FirstVisit[] = []
  while (visits.length < RUNS) visits.push(await visitOnce(site))
  return groupsOf(visits)
}

/** Measures two sites alternately, so that machine load affects both alike, and adds the ratios of their medians. */
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
    { name: 'first contentful paint', unit: 'ratio' as const, values: [ratio('painted')] },
    { name: 'first play button rendered', unit: 'ratio' as const, values: [ratio('button')] },
    { name: 'navigation to sound, including the press', unit: 'ratio' as const, values: [ratio('sounded')] },
    { name: 'blocking time until the sound', unit: 'ratio' as const, values: [ratio('blocked')] },
  ]
  const named = (groups: Group[], name: string) =>
    groups.map(({ title, figures }) => ({ title: `${name}. ${title}`, figures }))
  return [
    ...named(groupsOf(before), 'Baseline'),
    ...named(groupsOf(visits), 'This tree'),
    { title: 'Ratio of this tree to the baseline', figures: ratios },
  ]
}

function groupsOf(visits: FirstVisit[]): Group[] {
  const span = (from: keyof SoundTimes | null, to: keyof SoundTimes) =>
    visits.map(({ times }) => times[to] - (from ? times[from] : 0))
  return [
    {
      title: `First visit to first sound: home page, empty cache, signed in, CPU ${SLOWDOWN}x slower, ${NETWORK_DESCRIPTION}`,
      figures: [
        { name: 'first contentful paint', unit: 'ms', values: span(null, 'painted') },
        { name: 'first play button rendered', unit: 'ms', values: span(null, 'button') },
        { name: 'button to press', unit: 'ms', values: span('button', 'pressed') },
        { name: 'press to play() call', unit: 'ms', values: span('pressed', 'playCalled') },
        { name: 'play() call to sound', unit: 'ms', values: span('playCalled', 'sounded') },
        { name: 'navigation to sound, including the press', unit: 'ms', values: span(null, 'sounded') },
        { name: 'blocking time until the sound', unit: 'ms', values: span(null, 'blocked') },
      ],
    },
    {
      title: 'Requests and bytes until the first sound',
      figures: trafficFigures(visits.map(({ traffic }) => traffic)),
    },
  ]
}

async function visitOnce(site: BenchSite): Promise<FirstVisit> {
  const { page, client, leave } = await visit(site)
  await watchSoundTimes(page)
  const readTraffic = await meterTraffic(client)
  await throttleNetwork(client)
  await throttleCpu(client, SLOWDOWN)
  await pressFirst(page, client)
  await page.goto('', { waitUntil: 'commit' })
  const times = await soundTimes(page)
  const traffic = readTraffic()
  await leave()
  return { times, traffic }
}

/** Name of the function by which the page reports the position of its first play button, as `x,y`. */
const BINDING = 'reportPosition'

/**
 * Presses the first play button as soon as it is laid out, without waiting for the page to settle. The page pushes the
 * button's position, because polling for it would take CPU time from the page.
 */
export async function pressFirst(page: Page, client: CDPSession): Promise<void> {
  await page.addInitScript(
    ({ selector, binding }) => {
      const reportPosition = (window as unknown as Record<string, (position: string) => void>)[binding]
      const seen = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        const { x, y, width, height } = entry.boundingClientRect
        reportPosition?.(`${x + width / 2},${y + height / 2}`)
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
    // Not awaited one by one: the browser keeps their order.
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
