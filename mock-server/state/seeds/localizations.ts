import lv from '@lang/lv.json' with { type: 'json' }

import type { MockLocalization } from '../store/db'
import { englishLanding } from './landing'

/** English lines for names that the administrator wrote in Latvian: menus, channels, genres and policies. */
const englishNames: Record<string, string> = {
  ...englishLanding,
  // Menus and channels
  Sākums: 'Home',
  'Mana mūzika': 'Your library',
  Jaunumi: 'New releases',
  Populārākais: 'Popular',
  Izlases: 'Mixes',
  Izpildītāji: 'Artists',
  Žanri: 'Genres',
  'Miega dziesmas': 'Bedtime songs',
  'Visas dziesmas': 'All songs',
  Plāni: 'Plans',
  'Par mums': 'About us',
  Sazināties: 'Contact us',
  Lietotne: 'App',
  'Žanra izpildītāji': 'Artists of the genre',
  'Žanra albumi': 'Albums of the genre',
  'Žanra dziesmas': 'Songs of the genre',
  'Izlašu veidotāji': 'Makers of the mixes',
  'Albumu plaukts': 'Album shelf',
  'Dziesmas rītam, dienai un vakaram.': 'Songs for the morning, the day and the evening.',
  'Tikko iznākušie albumi.': 'Albums that have just come out.',
  'Dziesmas, ko šobrīd klausās visvairāk.': 'The songs people listen to most right now.',
  'Kori, ansambļi un dziedātāji.': 'Choirs, bands and singers.',
  'Mūsu redakcijas salasītās dziesmas katram brīdim.': 'Songs for every moment, picked by our editors.',
  'Rāmas šūpuļdziesmas saldam miegam.': 'Calm lullabies for sweet dreams.',
  'Viss, kas mums skan, pēc alfabēta.': 'Everything we play, from A to Z.',
  'Viens aiz otra, kā plauktā.': 'One after the other, as on a shelf.',
  // Genres
  Šūpuļdziesmas: 'Lullabies',
  Tautasdziesmas: 'Folk songs',
  'Rotaļas un dejas': 'Games and dances',
  'Kustību dziesmas': 'Action songs',
  Skaitāmpanti: 'Counting rhymes',
  'Muzikālās pasakas': 'Musical tales',
  Ziemassvētki: 'Christmas',
  'Līgo un Jāņi': 'Midsummer',
  'Daba un dzīvnieki': 'Nature and animals',
  'Mācāmies dziedot': 'Learning songs',
  'Bērnu pops': 'Pop for children',
  'Instrumentālā mūzika': 'Instrumental music',
  'Ceļojumi un piedzīvojumi': 'Travel and adventures',
  'Dzimšanas diena': 'Birthday',
  // Policies
  'Lietošanas noteikumi': 'Terms of service',
  'Privātuma politika': 'Privacy policy',
}

const saved = { created_at: '2025-09-01T09:00:00.000000Z', updated_at: '2025-09-01T09:00:00.000000Z' }

/** Id of the English localization. */
export const ENGLISH_ID = 2

/**
 * The site's languages. The client's keys are English, and names of menus and channels are Latvian, so each language
 * needs lines for the other.
 */
export const localizations: MockLocalization[] = [
  { id: 1, name: 'Latviešu', language: 'lv', lines: lv, ...saved },
  { id: ENGLISH_ID, name: 'English', language: 'en', lines: englishNames, ...saved },
]
