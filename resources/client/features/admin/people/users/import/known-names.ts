import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import type { Translation } from '@/core/platform/i18n/translation'
import { textList } from '@/core/shared/records/import/cell-parsers'
import { isSameText } from '@/lib/text'

type Lists = Output<typeof valueLists.show>
type Roles = Lists['roles']

const idsOf = (wanted: string, roles: Roles): number[] =>
  roles.flatMap(({ id, name }) => (isSameText(name, wanted) ? [id] : []))

/** Returns the ids of the roles in a cell; undefined if a name is not that of exactly one role. */
export function findRoles(text: string, roles: Roles): number[] | undefined {
  const ids = textList(text)?.map((name) => idsOf(name, roles))
  return ids?.every(({ length }) => length === 1) ? ids.flat() : undefined
}

/** Says which role in a cell is not to be found. */
export function explainRoles(text: string, roles: Roles, { t }: Translation): string {
  const name = textList(text)?.find((wanted) => idsOf(wanted, roles).length !== 1) ?? text
  return idsOf(name, roles).length > 1
    ? t('More than one match for “:name”', { name })
    : t('No role is called “:name”', { name })
}

/** Returns the code of a country by its code or name; undefined for an unknown one. */
export const findCountry = (text: string, countries: Lists['countries']): string | undefined =>
  countries.find(({ code, name }) => isSameText(code, text) || isSameText(name, text))?.code
