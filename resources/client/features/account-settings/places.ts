import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import type { Option, Options } from '@/ui/pickers/option'

type Lists = Output<typeof valueLists.show>

/** Represents the device's time zone in the form (spec section 3). */
export const AUTOMATIC = 'auto'

/** Countries named and sorted in the user's language. Unknown codes keep the server's name. */
export function countryOptions({ countries }: Pick<Lists, 'countries'>, language: string): Option<string>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return countries
    .map(({ code, name }) => ({ value: code, label: regionName(names, code) ?? name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

/** Returns undefined for a malformed region code, on which `Intl.DisplayNames` throws. */
function regionName(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code.toUpperCase())
  } catch {
    return undefined
  }
}

/** Time zones by region, after the device's own. Drops duplicates in the server's list. */
export function timeZoneOptions({ timezones }: Pick<Lists, 'timezones'>, automatic: string): Options<string> {
  const known = new Set<string>()
  const isNew = ({ value }: { value: string }) => !known.has(value) && known.add(value)
  const regions = Object.entries(timezones).map(([title, zones]) => ({
    title,
    options: zones.filter(isNew).map(({ value, text }) => ({ value, label: text })),
  }))
  return [{ value: AUTOMATIC, label: automatic }, ...regions.filter(({ options }) => options.length > 0)]
}
