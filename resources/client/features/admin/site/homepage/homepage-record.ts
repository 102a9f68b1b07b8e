import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Values of `homepage.type` (backend contract, section 1.5), by name in the interface. */
export const homepageTypes = {
  channel: 'A channel',
  landingPage: 'Landing page',
  loginPage: 'Sign-in page',
  registerPage: 'Sign-up page',
  customPage: 'A custom page',
} as const satisfies Record<string, TranslationKey>

/** Value of `homepage.value`: the id or slug of a record, or none. */
export type HomepageValue = number | string | null

/** Record that a homepage of a type shows, whose id or slug is `homepage.value`. */
export function recordOf(type: string): 'channel' | 'customPage' | undefined {
  if (type === '' || type.startsWith('channel')) return 'channel'
  return type === 'customPage' ? 'customPage' : undefined
}

/** Whether `homepage.value` names no record. */
export const isEmptyHomepage = (value: HomepageValue): value is null | '' => value === null || value === ''
