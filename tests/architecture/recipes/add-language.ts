import type { Recipe } from './tree-copy'

const LANGUAGE_TEST = `import { expect, it } from 'vitest'

import { changeLanguage, translationStore } from './i18n'

it('shows Lithuanian', async () => {
  await changeLanguage('lt')
  expect(translationStore.get().t('Search')).toBe('Paieška')
})
`

const I18N = 'resources/client/core/platform/i18n'

/** Adds Lithuanian with one line. */
export const addLanguage: Recipe = {
  heading: 'Add a language',
  steps: {
    1: (tree) => tree.write('resources/lang/lt.json', '{ "Search": "Paieška" }\n'),
    2: (tree) => {
      tree.edit(
        `${I18N}/i18n.ts`,
        "{ lv: () => import('@lang/lv.json') }",
        "{ lv: () => import('@lang/lv.json'), lt: () => import('@lang/lt.json') }",
      )
      tree.write(`${I18N}/lithuanian.test.ts`, LANGUAGE_TEST)
    },
    3: (tree) =>
      tree.edit(
        `${I18N}/use-site-languages.ts`,
        "  { code: 'en',",
        "  { code: 'lt', name: 'Lietuvių' },\n  { code: 'en',",
      ),
    4: (tree) => tree.edit('tools/vite/supported-locales.ts', "'lv-LV'", "'lv-LV', 'lt-LT'"),
    5: (tree) =>
      tree.edit(
        'mock-server/state/seeds/localizations.ts',
        '  { id: ENGLISH_ID,',
        "  { id: 3, name: 'Lietuvių', language: 'lt', lines: {} },\n  { id: ENGLISH_ID,",
      ),
    // Laravel's plurals of Lithuanian are not in these lines.
    6: () => undefined,
  },
}
