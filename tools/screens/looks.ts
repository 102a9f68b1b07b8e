/** Sizes that screens are looked at in, by the name that chooses them. */
export const sizes = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  portrait: { width: 768, height: 1024 },
  landscape: { width: 1024, height: 768 },
} as const

/** A name of {@link sizes}. */
export type Size = keyof typeof sizes

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const languages = ['lv', 'en'] as const
export type Language = (typeof languages)[number]

/** One way to look at a screen. */
export type Look = { size: Size; language: Language; theme: Theme }

/** What is seen at one look. */
export type View = Look & { screen: string; picture: string; problems: string[]; isTooWide: boolean }

/** A screen that could not be reached so. */
export type Miss = Omit<Look, 'theme'> & { screen: string; reason: string }
