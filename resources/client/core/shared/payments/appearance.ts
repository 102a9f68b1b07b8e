import latinExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import type { Appearance, CustomFontSource } from '@stripe/stripe-js'

const styleOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Returns a theme colour (`26 98 72`) as Stripe's frames need it; undefined when the theme lacks it. */
function colour(name: string): string | undefined {
  const channels = styleOf(name).split(/\s+/)
  return channels.length === 3 ? `rgb(${channels.join(', ')})` : undefined
}

const defined = (variables: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** Returns the current theme's colours and radius for the fields in Stripe's frames. */
export function stripeAppearance(isDark: boolean): Appearance {
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: defined({
      colorPrimary: colour('--be-primary'),
      colorBackground: colour('--be-paper'),
      colorText: colour('--be-foreground-base'),
      colorDanger: colour('--danger'),
      borderRadius: styleOf('--be-input-radius'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '16px',
      spacingUnit: '5px',
    }),
  }
}

/** Letters of the second file, as in `styles/font.css`: Latvian ones with carons and macrons. */
const EXTENDED_LETTERS = 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F'

/** The site's font for Stripe's frames, which see no fonts of the page. A theme's other font falls back to the system's. */
export const stripeFonts = (): CustomFontSource[] =>
  [{ file: latin }, { file: latinExt, unicodeRange: EXTENDED_LETTERS }].map(({ file, ...range }) => ({
    family: 'Nunito Variable',
    src: `url(${new URL(file, document.baseURI).href}) format("woff2")`,
    weight: '200 1000',
    display: 'swap',
    ...range,
  }))
