import type { PartitionReport } from '@/contract/groups/reports'
import { translate, type TranslationKey } from '@/core/platform/i18n/use-translation'

type Part = PartitionReport['datasets'][number]['data'][number]

/** Device types as the server's detection names them. */
const devices: Record<string, TranslationKey> = {
  phone: 'Phone',
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  'smart tv': 'Smart TV',
}

/** Brands that the server sends in lower case and that do not merely begin with a capital. */
const brands: Record<string, string> = { ios: 'iOS', osx: 'macOS', 'os x': 'macOS' }

/** Name of a part of a total: of its record, country, device or brand. */
export function partName({ label, model, code }: Part, language: string): string {
  const record = model?.name ?? model?.display_name
  if (record) return record
  if (typeof label !== 'string' || label === '') return translate('Unknown')
  const device = devices[label]
  if (device) return translate(device)
  return countryName(code, language) ?? brands[label] ?? label.charAt(0).toUpperCase() + label.slice(1)
}

/** Returns undefined for a malformed code, on which `Intl.DisplayNames` throws. */
function countryName(code: string | null | undefined, language: string): string | undefined {
  if (!code) return undefined
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code.toUpperCase())
  } catch {
    return undefined
  }
}
