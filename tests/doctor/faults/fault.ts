import type { FindingId } from '../../../tools/doctor/catalogue'
import { replacing } from '../page-edits'
import type { PlantedResponse, Placement, PlantedSite } from '../planted'

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

/** Responds to GET of a path with this instead of the site's own response. */
export const answer = (path: string, response: PlantedResponse) => (site: PlantedSite) => {
  site.instead[`GET ${path}`] = () => response
}

/** Sets a header of the page. */
export const pageHeader = (name: string, value: string) => (site: PlantedSite) => {
  site.pageHeaders[name] = value
}

/** Replaces a part of the page. Throws when the page lacks it. */
export const edit = (part: string | RegExp, by: string) => (site: PlantedSite) =>
  void site.edits.push(replacing(part, by))

/** Removes files beside the build folder. */
export const withoutFiles =
  (...paths: string[]) =>
  (site: PlantedSite) => {
    for (const path of paths) delete site.rootFiles[path]
  }

/** Sends a file of the build folder with other headers; null removes one. */
export const fileHeader = (path: string, name: string, value: string | null) => (site: PlantedSite) => {
  const { [name]: _, ...others } = {
    'content-type': path.endsWith('css') ? 'text/css' : 'text/javascript',
    'content-encoding': 'gzip',
    ...site.assetHeaders,
  } as Record<string, string>
  const headers = value === null ? others : { ...others, [name]: value }
  site.instead[`GET build/${path}`] = () => ({ text: site.files[path] ?? '', headers })
}
