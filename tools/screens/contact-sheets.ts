import type { Browser } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { type Size, sizes, type View } from './looks'

type Sheet = { name: string; title: string; views: View[] }

/** Scale of the screenshots on a sheet, by size; the text stays legible. */
const SCALES = { wide: 0.5, landscape: 0.6, tablet: 0.5, portrait: 0.55, phone: 0.8 } as const satisfies Record<
  Size,
  number
>

/** Width of a sheet in pixels: two wide screenshots side by side, or four of a phone. */
const WIDTH_PX = 1316

/** Number of screenshots on a sheet of one look. */
const PER_SHEET = 12

/**
 * Writes two kinds of sheets: all looks of one screen at a size, and all screens of one look. Returns the number of
 * sheets.
 */
export async function writeContactSheets(browser: Browser, folder: string, views: readonly View[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: 100 } })
  const sheets = [...sheetsOfScreens(views), ...sheetsOfLooks(views)]
  for (const sheet of sheets) {
    const file = join(folder, `${sheet.name}.html`)
    writeFileSync(file, htmlOf(sheet))
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: join(folder, `${sheet.name}.png`), fullPage: true })
  }
  await page.close()
  return sheets.length
}

const sheetsOfScreens = (views: readonly View[]): Sheet[] =>
  groupViews(views, ({ screen, size }) => `${screen}, ${size}`).map(([title, own]) => ({
    name: `screen-${slugOf(title)}`,
    title,
    views: own.toSorted((one, other) => nameOf(other).localeCompare(nameOf(one))),
  }))

const sheetsOfLooks = (views: readonly View[]): Sheet[] =>
  groupViews(views, nameOf).flatMap(([look, own]) =>
    Array.from({ length: Math.ceil(own.length / PER_SHEET) }, (_, nth) => ({
      name: `look-${slugOf(look)}-${nth + 1}`,
      title: look,
      views: own.slice(nth * PER_SHEET, (nth + 1) * PER_SHEET),
    })),
  )

function groupViews(views: readonly View[], keyOf: (view: View) => string): [string, View[]][] {
  const groups = new Map<string, View[]>()
  for (const view of views) groups.set(keyOf(view), [...(groups.get(keyOf(view)) ?? []), view])
  return [...groups]
}

/** Name of a look, such as `wide lv light`. */
const nameOf = ({ size, language, theme }: View): string => `${size} ${language} ${theme}`

/** Converts a name for use in a file name. */
export const slugOf = (name: string): string => name.replaceAll(/[^a-z]+/gi, '-').toLowerCase()

const htmlOf = ({ title, views }: Sheet): string => `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body { margin: 12px; font: 13px system-ui; display: flex; flex-wrap: wrap; gap: 12px; align-items: start; background: #888; color: #fff }
h1 { width: 100%; margin: 0; font-size: 16px } figure { margin: 0 } img { display: block }</style>
<h1>${title}</h1>
${views.map(figureOf).join('\n')}`

const figureOf = (view: View): string =>
  `<figure><img src="${basename(view.picture)}" width="${sizes[view.size].width * SCALES[view.size]}" alt=""><figcaption>${nameOf(view)} · ${view.screen}</figcaption></figure>`
