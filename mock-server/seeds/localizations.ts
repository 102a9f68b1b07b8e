import lv from '@lang/lv.json' with { type: 'json' }

import type { MockLocalization } from '../store/db'
import { englishNames } from './english-names'

/** Id of the localization in English. */
export const ENGLISH_ID = 2

/** The languages of the site. The client's keys are English and the names of menus and channels Latvian: each needs lines for the other. */
export const localizations: MockLocalization[] = [
  { id: 1, name: 'Latviešu', language: 'lv', lines: lv },
  { id: ENGLISH_ID, name: 'English', language: 'en', lines: englishNames },
]
