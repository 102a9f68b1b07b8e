export const GENRES = [
  { slug: 'supuldziesmas', name: 'Šūpuļdziesmas' },
  { slug: 'tautasdziesmas', name: 'Tautasdziesmas' },
  { slug: 'rotalas-un-dejas', name: 'Rotaļas un dejas' },
  { slug: 'kustibu-dziesmas', name: 'Kustību dziesmas' },
  { slug: 'skaitampanti', name: 'Skaitāmpanti' },
  { slug: 'muzikalas-pasakas', name: 'Muzikālās pasakas' },
  { slug: 'ziemassvetki', name: 'Ziemassvētki' },
  { slug: 'ligo-un-jani', name: 'Līgo un Jāņi' },
  { slug: 'daba-un-dzivnieki', name: 'Daba un dzīvnieki' },
  { slug: 'macamies-dziedot', name: 'Mācāmies dziedot' },
  { slug: 'bernu-pops', name: 'Bērnu pops' },
  { slug: 'instrumentala-muzika', name: 'Instrumentālā mūzika' },
  { slug: 'celojumi', name: 'Ceļojumi un piedzīvojumi' },
  { slug: 'dzimsanas-diena', name: 'Dzimšanas diena' },
] as const

export type GenreSlug = (typeof GENRES)[number]['slug']

export type Language = 'lv' | 'en'
