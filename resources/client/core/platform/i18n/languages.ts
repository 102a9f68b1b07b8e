/** Languages the interface is complete in, each under its own name. */
export const languages = [
  { code: 'lv', name: 'Latviešu' },
  { code: 'en', name: 'English' },
] as const
