import { type CDPSession, expect, type Page } from '@playwright/test'

import { HASH_LENGTH } from '../../tools/vite/chunk-names'

/** Moments at which the page stops while its executed code is counted. */
type Moment = 'painted' | 'usable'

/** Chunks that have run, and the number of characters of them that have. */
export type ExecutionReport = { chunks: string[]; characters: number }

/** A script's functions as Chromium's precise coverage reports them. */
type Functions = { ranges: { startOffset: number; endOffset: number; count: number }[] }[]

/**
 * Stops the page in the task that draws the skeleton, and in the one that renders what makes the screen usable, so that it
 * runs nothing more while its code is counted.
 */
const stopAtMoments = (usable: string) => `
  let isDrawn = false
  new MutationObserver((_, observer) => {
    if (!isDrawn && document.querySelector('#root > *')) { isDrawn = true; debugger }
    if (document.querySelector(${JSON.stringify(usable)})) { observer.disconnect(); debugger }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-label'] })
`

const CHUNK = new RegExp(`/build/assets/([\\w-]+)-[\\w-]{${HASH_LENGTH}}\\.js$`)

/** Name of a chunk of the bundle, without its hash; undefined for other scripts. */
export const chunkName = (url: string): string | undefined => CHUNK.exec(url)?.[1]

/** Counts the code of the bundle that a page has executed, by Chromium's precise coverage. */
export class ExecutedCode {
  /** One byte per character of a chunk, 1 where it ran. */
  private readonly executed = new Map<string, Uint8Array>()
  private readonly moments = new Map<Moment, ExecutionReport>()

  private constructor(private readonly client: CDPSession) {}

  /** Starts counting. `usable` selects an element that makes the screen usable. */
  static async start(page: Page, usable: string): Promise<ExecutedCode> {
    const client = await page.context().newCDPSession(page)
    const code = new ExecutedCode(client)
    await client.send('Profiler.enable')
    await client.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
    await client.send('Debugger.enable')
    client.on('Debugger.paused', () => void code.stop())
    await page.addInitScript({ content: stopAtMoments(usable) })
    return code
  }

  /** Code executed until a moment; undefined before it. */
  at(moment: Moment): ExecutionReport | undefined {
    return this.moments.get(moment)
  }

  /** Code executed once two counts in a row are equal. A slow page may do more later, never less. */
  async settle(): Promise<ExecutionReport> {
    let last = await this.count()
    const isSettled = async () => {
      const before = last.characters
      last = await this.count()
      return last.characters === before
    }
    await expect.poll(isSettled, { intervals: [500] }).toBe(true)
    return last
  }

  private async stop(): Promise<void> {
    this.moments.set(this.moments.has('painted') ? 'usable' : 'painted', await this.count())
    await this.client.send('Debugger.resume')
  }

  private async count(): Promise<ExecutionReport> {
    const { result } = await this.client.send('Profiler.takePreciseCoverage')
    for (const { url, functions } of result) {
      const name = chunkName(url)
      if (name !== undefined) this.add(name, functions)
    }
    const sum = (script: Uint8Array) => script.reduce((total, bit) => total + bit, 0)
    return {
      chunks: [...this.executed.keys()].toSorted(),
      characters: [...this.executed.values()].reduce((total, script) => total + sum(script), 0),
    }
  }

  /** Adds a report, which covers only the code executed since the one before. */
  private add(name: string, functions: Functions): void {
    const ranges = functions.flatMap((each) => each.ranges)
    const before = this.executed.get(name) ?? new Uint8Array()
    const now = new Uint8Array(Math.max(before.length, ...ranges.map(({ endOffset }) => endOffset)))
    // Outer ranges first: an inner one says which part of them did not run, or ran.
    ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
    for (const { startOffset, endOffset, count } of ranges) now.fill(Math.min(count, 1), startOffset, endOffset)
    for (const [index, bit] of before.entries()) now[index] = (now[index] ?? 0) | bit
    this.executed.set(name, now)
  }
}
