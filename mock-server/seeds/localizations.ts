import lv from '@lang/lv.json' with { type: 'json' }

import type { MockLocalization } from '../store/db'
import { englishNames } from './english-names'

/** Id of the English localization. */
export const ENGLISH_ID = 2

/**
 * The site's languages. The client's keys are English, and names of menus and channels are Latvian, so each language
 * needs lines for the other.
 */
export const localizations: MockLocalization[] = [
  { id: 1, name: 'Latviešu', language: 'lv', lines: lv },
  { id: ENGLISH_ID, name: 'English', language: 'en', lines: englishNames },
]
