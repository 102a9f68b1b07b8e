import type { GenreSlug } from './genres'

/** Search tags of each genre's tracks and albums. */
export const TAGS_BY_GENRE: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: ['miegam', 'mierīgi', 'vakaram', 'mazuļiem'],
  tautasdziesmas: ['senais', 'kokle', 'visai ģimenei', 'skolai'],
  'rotalas-un-dejas': ['dejošanai', 'jautri', 'pulciņam', 'visai ģimenei'],
  'kustibu-dziesmas': ['ar kustībām', 'rītam', 'bērnudārzam', 'jautri'],
  skaitampanti: ['skaitīšana', 'bērnudārzam', 'mazuļiem', 'jautri'],
  'muzikalas-pasakas': ['pasakas', 'ceļā', 'vakaram', 'garie stāsti'],
  ziemassvetki: ['ziema', 'svētkiem', 'visai ģimenei', 'koris'],
  'ligo-un-jani': ['vasara', 'svētkiem', 'senais', 'visai ģimenei'],
  'daba-un-dzivnieki': ['dzīvnieki', 'pastaigai', 'bērnudārzam', 'mierīgi'],
  'macamies-dziedot': ['skolai', 'burti un cipari', 'bērnudārzam', 'rītam'],
  'bernu-pops': ['jautri', 'ceļā', 'ballītei', 'vasara'],
  'instrumentala-muzika': ['bez vārdiem', 'mierīgi', 'zīmēšanai', 'miegam'],
  celojumi: ['ceļā', 'vasara', 'jūra', 'jautri'],
  'dzimsanas-diena': ['ballītei', 'svētkiem', 'dejošanai', 'jautri'],
}

export const ENGLISH_TAG = 'angliski'
