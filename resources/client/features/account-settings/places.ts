import type { Output } from '@/contract/endpoint'
import type { valueLists } from '@/contract/value-lists'
import type { Option, Options } from '@/ui/pickers/option'

type Lists = Output<typeof valueLists.show>

/** The time zone of the device, whichever that is (spec section 3). */
export const AUTOMATIC = 'auto'

/** Countries in the visitor's language, by its alphabet; those it does not know stay as the server names them. */
export function countryOptions({ countries }: Pick<Lists, 'countries'>, language: string): Option<string>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return countries
    .map(({ code, name }) => ({ value: code, label: regionName(names, code) ?? name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

/** Throws for what is no region's code. */
function regionName(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code.toUpperCase())
  } catch {
    return undefined
  }
}

/** Time zones by region, after the one that follows the device. A server's list may name one twice. */
export function timeZoneOptions({ timezones }: Pick<Lists, 'timezones'>, automatic: string): Options<string> {
  const known = new Set<string>()
  const isNew = ({ value }: { value: string }) => !known.has(value) && known.add(value)
  const regions = Object.entries(timezones).map(([title, zones]) => ({
    title,
    options: zones.filter(isNew).map(({ value, text }) => ({ value, label: text })),
  }))
  return [{ value: AUTOMATIC, label: automatic }, ...regions.filter(({ options }) => options.length > 0)]
}
