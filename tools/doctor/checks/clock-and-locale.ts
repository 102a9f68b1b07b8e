import { minutes } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Larger differences than this break authenticator codes. */
const MAX_SKEW_MS = minutes(2)

/**
 * Languages whose texts ship with the client; English is the key of every text. The packed doctor has no files to list,
 * so that a test compares them with `resources/lang`.
 */
export const SHIPPED = ['en', 'lv']

/** Clock, language of page and settings, time zone. */
export const clockAndLocale: Check = {
  area: 'clock',
  needsPage: true,
  run: (site) => [...skew(site), ...language(site), ...timeZone(site)],
}

function skew({ api, now }: Site): Outcome[] {
  const date = Date.parse(api.headers.get('date') ?? '')
  const difference = Math.abs(date - now)
  return when(difference > MAX_SKEW_MS, () => finding('clock.skew', `${Math.round(difference / minutes(1))} minutes`))
}

const primary = (code: string) => code.toLowerCase().split(/[-_]/)[0] ?? ''

function language({ document, bootstrap }: Site): Outcome[] {
  const { language: code, i18n } = bootstrap ?? {}
  if (!code) return []
  const hasLines = Object.keys(i18n?.lines ?? {}).length > 0
  return [
    ...when(primary(document.language ?? '') !== primary(code), () =>
      finding('clock.language-attribute', `<html lang="${document.language ?? ''}">, bootstrap data: ${code}`),
    ),
    ...when(!SHIPPED.includes(primary(code)) && !hasLines, () =>
      finding('clock.language-untranslated', `language: ${code}`),
    ),
  ]
}

function timeZone({ settings }: Site): Outcome[] {
  const { default_timezone: zone } = settings.dates
  return when(zone && zone !== 'auto' && !isTimeZone(zone), () =>
    finding('clock.time-zone', `default_timezone: ${zone}`),
  )
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
