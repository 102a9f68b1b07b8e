/** How a story is looked at; every choice is in the address, so that a look is a link. */
export type Look = {
  story: string
  theme: 'light' | 'dark'
  language: 'lv' | 'en'
  /** Sizes of child mode. */
  isChild: boolean
}

/** Reads a look from the search part of an address. */
export function lookOf(search: string, stories: string[]): Look {
  const query = new URLSearchParams(search)
  return {
    story: query.get('story') ?? stories[0] ?? '',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    language: query.get('language') === 'en' ? 'en' : 'lv',
    isChild: query.has('child'),
  }
}
