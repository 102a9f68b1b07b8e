import type { FindingId } from '../../../tools/doctor/catalogue'
import type { Placement, PlantedSite } from '../planted-site'

/** A fault of a planted site, and the findings that it must lead to. */
export type Fault = {
  id: FindingId
  /** Distinguishes several faults with the same finding. */
  name?: string
  plant: (site: PlantedSite) => void
  placement?: Placement
  /** Bucket that the command names. */
  storage?: string
  /** Further findings that the same fault causes. */
  also?: FindingId[]
}

/** Sets a group of settings. */
export const settings = (group: string, values: object) => (site: PlantedSite) => {
  site.data.settings[group] = { ...(site.data.settings[group] as object | undefined), ...values }
}

/** Replaces a part of the policy. Throws when the policy lacks it. */
export const policy = (part: string, by: string) => (site: PlantedSite) => {
  const text = site.pageHeaders['content-security-policy'] ?? ''
  if (!text.includes(part)) throw new Error(`The policy lacks ${part}`)
  site.pageHeaders['content-security-policy'] = text.replace(part, by)
}

/** Changes a cookie's line. Throws when no cookie has the part. */
export const cookie = (part: string | RegExp, by: string) => (site: PlantedSite) => {
  const changed = site.cookies.map((line) => line.replace(part, by))
  if (changed.join() === site.cookies.join()) throw new Error(`No cookie has ${String(part)}`)
  site.cookies = changed
}
