/** Display options of a story; all of them are in the URL, so that every combination has a link. */
export type Look = {
  story: string
  theme: 'light' | 'dark'
  language: 'lv' | 'en'
  /** Whether to use the sizes of child mode. */
  isChild: boolean
}

/** Parses the display options from a URL's query string. */
export function lookOf(search: string, stories: string[]): Look {
  const query = new URLSearchParams(search)
  return {
    story: query.get('story') ?? stories[0] ?? '',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    language: query.get('language') === 'en' ? 'en' : 'lv',
    isChild: query.has('child'),
  }
}
