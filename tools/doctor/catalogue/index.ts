import type { Explanation } from './area'
import { assets } from './assets'
import { build } from './build'
import { clock } from './clock'
import { content } from './content'
import { cookies } from './cookies'
import { crawlers } from './crawlers'
import { exposed } from './exposed'
import { htmlPage } from './html-page'
import { media } from './media'
import { policy } from './policy'
import { reach } from './reach'
import { routes } from './routes'
import { session } from './session'
import { uploads } from './uploads'

const all = [
  reach,
  exposed,
  htmlPage,
  build,
  assets,
  cookies,
  session,
  policy,
  routes,
  content,
  uploads,
  media,
  crawlers,
  clock,
] as const

/** Name of an area, the first part of a finding's id. */
export type AreaName = (typeof all)[number]['name']

/** Titles of the areas, in the order of the report. */
export const areaTitles = Object.fromEntries(all.map(({ name, title }) => [name, title])) as Record<AreaName, string>

const findings = {
  ...reach.findings,
  ...exposed.findings,
  ...htmlPage.findings,
  ...build.findings,
  ...assets.findings,
  ...cookies.findings,
  ...session.findings,
  ...policy.findings,
  ...routes.findings,
  ...content.findings,
  ...uploads.findings,
  ...media.findings,
  ...crawlers.findings,
  ...clock.findings,
}

/** Id of a finding: `area.name`. */
export type FindingId = keyof typeof findings

/** Texts of every finding. */
export const catalogue: Record<FindingId, Explanation> = findings

/** Area of a finding. */
export const areaOf = (id: FindingId): AreaName => id.split('.')[0] as AreaName
