import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import { isEmptyHomepage, recordOf } from '../../homepage/homepage-record'
import { endsStyleElement } from '../custom-code/ends-style-element'
import type { Appearance, ValueName } from './appearance'
import { changedNames, seoChangesOf } from './changes'

type Rule = {
  /** Value, or part of one, whose field shows the message. */
  name: string
  /** Values that it depends on; it applies once one of them has changed. */
  of: readonly ValueName[]
  /** Returns the message for a wrong value. */
  check: (draft: Appearance) => TranslationKey | false
}

const NO_TAGS: TranslationKey = 'Enter tags, or reset them to the original ones.'

/** Rules that the server does not know. */
const rules: readonly Rule[] = [
  {
    name: 'homepage.value',
    of: ['homepage.type', 'homepage.value'],
    check: ({ 'homepage.type': type, 'homepage.value': value }) =>
      recordOf(type) !== undefined &&
      isEmptyHomepage(value) &&
      (type === 'customPage' ? 'Choose a page.' : 'Choose a channel.'),
  },
  {
    name: 'custom_code.css',
    of: ['custom_code.css'],
    check: ({ 'custom_code.css': css }) =>
      endsStyleElement(css) && 'CSS can’t contain “</style”: it would end the style sheet of the page.',
  },
]

/** Themes whose name was cleared; one that the server has without a name may stay so. */
const namelessThemes = (themes: Appearance['themes'], saved: Appearance['themes']): number[] =>
  themes.flatMap(({ id, name }, index) =>
    name.trim() === '' && saved.find((theme) => theme.id === id)?.name !== name ? [index] : [],
  )

/**
 * Returns messages for what must be corrected before a save, by dotted name. What the server already has stays as it is.
 */
export function problemsOf(draft: Appearance, saved: Appearance): [name: string, message: TranslationKey][] {
  const changed = changedNames(saved, draft)
  const found = rules.flatMap(({ name, of, check }): [string, TranslationKey][] => {
    const message = of.some((each) => changed.includes(each)) && check(draft)
    return message ? [[name, message]] : []
  })
  const nameless = namelessThemes(draft.themes, saved.themes)
  const empty = seoChangesOf(saved, draft).filter(([, tags]) => tags === '')
  return [
    ...nameless.map((index): [string, TranslationKey] => [`themes.${index}.name`, 'A theme has no name yet.']),
    ...found,
    ...empty.map(([page]): [string, TranslationKey] => [`seo.${page}`, NO_TAGS]),
  ]
}
