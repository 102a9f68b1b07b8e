import type { Recipe } from './tree-copy'

const SCREEN = `import { useQuery } from '@tanstack/react-query'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { stickerQueries } from './queries'

/** \`/stickers\`: stickers that listeners collect. */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('Stickers to collect'))
  return (
    <QueryView query={useQuery(stickerQueries.list())} skeleton={<p>…</p>}>
      {({ stickers }) => (
        <>
          <h1>{t('Stickers to collect')}</h1>
          <ul>
            {stickers.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  )
}

export const prefetch: Prefetch = () => prefetchable(stickerQueries.list())
`

const SCREEN_TEST = `import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openSite } from '@tests/site'

it('lists the stickers', async () => {
  await openSite('/stickers')
  expect(await screen.findByRole('heading', { name: 'Stickers to collect' })).toBeVisible()
  expect(screen.getByText('Lācis')).toBeVisible()
})
`

const FEATURE = 'resources/client/features/stickers'

/** Adds the screen `/stickers`, which shows the endpoint of the recipe before. */
export const addScreen: Recipe = {
  heading: 'Add a screen',
  steps: {
    1: (tree) =>
      tree.edit(
        'resources/client/core/platform/navigation/paths.ts',
        '  radio: namedPath(',
        "  stickers: fixed('/stickers'),\n  radio: namedPath(",
      ),
    2: (tree) => tree.write(`${FEATURE}/stickers-screen.tsx`, SCREEN),
    3: (tree) => tree.addTexts('resources/lang/lv.json', '{ "Stickers to collect": "Uzlīmes" }'),
    4: (tree) => {
      tree.edit(
        'resources/client/app/screens.ts',
        '  radio: screenOf(',
        "  stickers: screenOf(() => import('@/features/stickers/stickers-screen')),\n  radio: screenOf(",
      )
      tree.edit(
        'resources/client/app/routes.tsx',
        "  row('radio', music, 'player'),\n",
        "  row('radio', music, 'player'),\n  row('stickers', music, 'player'),\n",
      )
    },
    5: (tree) => {
      const file = 'tests/architecture/route-table.test.ts'
      tree.edit(
        file,
        '      "/radio/:type/:id music.view",\n',
        '      "/radio/:type/:id music.view",\n      "/stickers music.view",\n',
      )
    },
    6: (tree) => tree.write(`${FEATURE}/stickers-screen.test.tsx`, SCREEN_TEST),
    7: (tree) =>
      tree.edit(
        'tests/e2e/fixtures/screens/screens.ts',
        "  { name: 'a tag', path: 'tag/ziema' },\n",
        "  { name: 'a tag', path: 'tag/ziema' },\n  { name: 'stickers', path: 'stickers' },\n",
      ),
    8: (tree) => {
      tree.edit('mock-server/documented/screens.ts', "  'tag, radio': '',\n", "  'tag, radio': '',\n  stickers: '',\n")
      tree.edit('mock-server/documented/groups/stickers.ts', 'screens: []', "screens: ['stickers']")
    },
  },
}
