import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Tallest block of a skeleton, in Tailwind's units: a wave, a tile or a small card. Taller ones show no shape. */
const MAX_HEIGHT = 28

/** Blocks that are what comes: a plan's card, a drop area, an editor's text area, or a page's preview. */
const BLOCKS = [
  'core/shared/plan-table/plan-table.tsx',
  'core/shared/publishing/publishing-panel.tsx',
  'features/admin/site/appearance/appearance-panel.tsx',
  'features/admin/site/custom-pages/page-body.tsx',
  'features/campaigns/campaign-screen.tsx',
]

const CLIENT = 'resources/client'

it('draws the shape of what comes instead of a tall block', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const tall = files.filter((file) =>
    [...readFileSync(`${CLIENT}/${file}`, 'utf8').matchAll(/<Skeleton [^>]*className="[^"]*(?<![\w-])h-(\d+)/g)].some(
      ([, height]) => Number(height) > MAX_HEIGHT,
    ),
  )
  expect(tall.toSorted()).toEqual(BLOCKS)
})
