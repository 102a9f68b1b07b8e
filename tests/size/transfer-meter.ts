import type { Page, Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'

import { STAND_INS } from '@mock/site/payments/script-urls'

import { sourcesOf } from '../architecture/built-chunks'

/** Kilobyte of the size budgets: 1000 bytes. */
const KILOBYTE = 1000

type FileSize = { name: string; bytes: number }

/** Measures the scripts and styles that a page fetches, compressed with gzip -9. */
export class TransferMeter {
  private readonly files: Promise<FileSize>[] = []
  private hasRead = false

  /** Starts measuring responses; the first `read` stops it. */
  constructor(page: Page) {
    page.on('response', (response) => {
      if (this.hasRead || !['script', 'stylesheet'].includes(response.request().resourceType())) return
      if (isMockRedirect(response)) return
      this.files.push(weigh(response))
    })
  }

  /** Sum in kB until the first call, and a table of the files, largest first. */
  async read(): Promise<{ kilobytes: number; table: string }> {
    this.hasRead = true
    const files = await Promise.all(this.files)
    const rows = files.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${inKilobytes(bytes)}  ${name}`)
    const sum = files.reduce((total, { bytes }) => total + bytes, 0)
    return { kilobytes: sum / KILOBYTE, table: rows.join('\n') }
  }

  /** Source modules of the measured scripts, according to the build's source maps. */
  async modules(): Promise<string[]> {
    const files = await Promise.all(this.files)
    return files
      .filter(({ name }) => name.endsWith('.js'))
      .flatMap(({ name }) => sourcesOf(name.replace('/build/', '')))
  }
}

/** Whether the response is the script that redirects payments to the stand-ins; no other backend has it. */
const isMockRedirect = (response: Response): boolean => new URL(response.url()).pathname === `/${STAND_INS}redirect.js`

async function weigh(response: Response): Promise<FileSize> {
  const { length } = gzipSync(await response.body(), { level: 9 })
  return { name: new URL(response.url()).pathname, bytes: length }
}

/** Formats bytes as `   12.3 kB`, padded to one width. */
export const inKilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(1).padStart(7)} kB`
