/** Languages that the interface is fully translated into, with their native names. */
export const languages = [
  { code: 'lv', name: 'Latviešu' },
  { code: 'en', name: 'English' },
] as const
