import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import { endsStyleElement } from '../custom-code/ends-style-element'
import { isEmptyHomepage, recordOf } from '../homepage/homepage-types'
import type { Appearance, ValueName } from './appearance'
import { changedNames } from './changes'

type Rule = {
  name: ValueName
  /** Values that it depends on; it applies once one of them has changed. */
  of: readonly ValueName[]
  /** Returns the message for a wrong value. */
  check: (draft: Appearance) => TranslationKey | false
}

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

/** Returns messages for what must be corrected before a save, by name. What the server already has stays as it is. */
export function problemsOf(draft: Appearance, saved: Appearance): [ValueName, TranslationKey][] {
  const changed = changedNames(saved, draft)
  return rules.flatMap(({ name, of, check }): [ValueName, TranslationKey][] => {
    const message = of.some((each) => changed.includes(each)) && check(draft)
    return message ? [[name, message]] : []
  })
}
