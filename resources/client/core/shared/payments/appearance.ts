import type { Appearance } from '@stripe/stripe-js'

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
      fontFamily: 'Nunito, ui-rounded, system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '5px',
    }),
  }
}
