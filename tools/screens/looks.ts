/** Viewport sizes by their name on the command line. */
export const sizes = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  portrait: { width: 768, height: 1024 },
  landscape: { width: 1024, height: 768 },
} as const

/** Name of a viewport size. */
export type Size = keyof typeof sizes

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const languages = ['lv', 'en'] as const
export type Language = (typeof languages)[number]

/** One combination of size, language and theme. */
export type Look = { size: Size; language: Language; theme: Theme }

/** Screenshot of a screen in one look, with the problems found. */
export type View = Look & { screen: string; picture: string; problems: string[]; isTooWide: boolean }

/** A screen that could not be reached in one size and language. */
export type SkippedView = Omit<Look, 'theme'> & { screen: string; reason: string }
