import lv from '@lang/lv.json' with { type: 'json' }

import type { MockLocalization } from '../store/db'

/** The languages of the site; English needs no lines, since it is what the keys are written in. */
export const localizations: MockLocalization[] = [
  { id: 1, name: 'Latviešu', language: 'lv', lines: lv },
  { id: 2, name: 'English', language: 'en', lines: {} },
]
