import type { Browser } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { limits } from './limits'

const HOUR_SECONDS = 3600
const KB_PER_MB = 1000
/** Value of `clear_refs` that resets the peak of a process. */
const RESET_PEAK = '5'

/** Formats of the recordings, with the encoder's options: a lossy and a lossless one. */
const FORMATS = { mp3: ['-b:a', '128k'], flac: [] } as const
/** A tone, for which encoders need little time. */
const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100', '-ac', '2']

type Format = keyof typeof FORMATS

/** Measures the peak memory of the pages while one publishes a second and an hour of sound. Needs Linux and ffmpeg. */
export async function measureLongWave(site: Site): Promise<Group[]> {
  const figures: Figure[] = []
  for (const format of ['mp3', 'flac'] as const) figures.push(...(await measureFormat(site, format)))
  return [{ title: 'Sound in 44.1 kHz stereo: from choosing the file until it is published', figures }]
}

async function measureFormat(site: Site, format: Format): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dziesma-hour-'))
  try {
    const second = await publish(site, encode(folder, format, 1))
    const hour = await publish(site, encode(folder, format, HOUR_SECONDS))
    return [
      { name: `${format}: peak with one second, above before`, unit: 'MB', values: [second.peak] },
      { name: `${format}: more with one hour`, unit: 'MB', values: [hour.peak - second.peak], limit: limits.wave },
      { name: `${format}: bars of the hour’s waveform`, unit: 'count', values: [hour.bars], least: 1 },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes a recording of that many seconds; returns its path. */
function encode(folder: string, format: Format, seconds: number): string {
  const path = join(folder, `${seconds}.${format}`)
  const args = ['-loglevel', 'error', ...TONE, '-t', String(seconds), ...FORMATS[format], path]
  const { status, error, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg cannot write ${format}: ${error?.message ?? stderr}`)
  return path
}

/** Publishes a recording, which waits for its waveform. */
async function publish(site: Site, path: string): Promise<{ peak: number; bars: number }> {
  const { page, world, leave } = await visit(site, { persona: 'artist' })
  await world.setLanguage('en')
  await page.goto('backstage/upload')
  const input = page.locator('input[type=file][multiple]').first()
  await input.waitFor({ state: 'attached' })
  const processes = await renderersOf(site.browser)
  const before = await memoryOf(processes, 'VmRSS')
  for (const pid of processes) await writeFile(`/proc/${pid}/clear_refs`, RESET_PEAK)
  await input.setInputFiles(path)
  await page.getByText(/^Pūčulēns un draugi/).waitFor({ timeout: 0 })
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/tracks'), { timeout: 0 })
  await page.getByRole('button', { name: /^Publish/ }).click()
  const { waveData = [] } = (await sent).postDataJSON() as { waveData?: number[][] }
  const peak = (await memoryOf(processes, 'VmHWM')) - before
  await leave()
  return { peak, bars: waveData.length }
}

/** Process ids of all pages. */
async function renderersOf(browser: Browser): Promise<number[]> {
  const client = await browser.newBrowserCDPSession()
  const { processInfo } = await client.send('SystemInfo.getProcessInfo')
  await client.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** Memory of processes in MB: now (`VmRSS`), or at its peak (`VmHWM`). */
async function memoryOf(processes: number[], kind: 'VmRSS' | 'VmHWM'): Promise<number> {
  let total = 0
  for (const pid of processes) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    total += Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1]) / KB_PER_MB
  }
  return total
}
