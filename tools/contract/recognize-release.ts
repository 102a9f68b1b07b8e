import * as z from 'zod/mini'

import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'
import { missingEndpoints } from '@mock/rules/releases/missing-endpoints'
import { type Release, releaseNames } from '@mock/state/parts/release'
import { endpointOf } from '@tests/contract/exchanges'

import type { SelectedCase } from './choose-cases'

/** First version of each release (backend contract, table 0). */
const FIRST_VERSIONS: Record<Release, string> = { A: '3.0.0', B1: '3.1.0', B2: '3.1.3', C: '3.1.5' }

const responseSchema = z.object({ data: z.unknown() })
const bootstrapSchema = z.looseObject({
  settings: z.catch(z.looseObject({ version: z.optional(z.string()) }), {}),
  i18n: z.optional(z.unknown()),
  themes: z.optional(z.unknown()),
})

const isNewerOrSame = (version: string, first: string): boolean =>
  version.localeCompare(first, 'en', { numeric: true }) >= 0

const byVersion = (version: string): Release | undefined =>
  releaseNames.findLast((release) => isNewerOrSame(version, FIRST_VERSIONS[release]))

function parse(body: unknown) {
  const { data } = responseSchema.parse(body)
  return { data, ...bootstrapSchema.parse(decodeBootstrap(data)) }
}

/** Version that the body of `GET bootstrap-data` names; undefined if it names none. */
export const siteVersionOf = (body: unknown): string | undefined => parse(body).settings.version || undefined

/**
 * Recognizes the release of a site by the body of `GET bootstrap-data`: by its version, or else by how it spells the
 * data. Returns B1 when nothing else fits.
 */
export function recognizeRelease(body: unknown): Release {
  const { data, settings, i18n, themes } = parse(body)
  const known = settings.version === undefined ? undefined : byVersion(settings.version)
  if (known) return known
  if (typeof i18n === 'object' && i18n !== null && 'locales' in i18n) return 'C'
  if (Array.isArray(themes)) return 'B2'
  return typeof data === 'string' && !data.trimStart().startsWith('{') ? 'A' : 'B1'
}

/** Skips cases of endpoints that the release does not have. */
export const adaptToRelease =
  (release: Release) =>
  (selectedCase: SelectedCase): SelectedCase =>
    missingEndpoints(release).includes(endpointOf(selectedCase.exchange))
      ? { ...selectedCase, skipped: selectedCase.skipped ?? `release ${release} of the backend does not have it` }
      : selectedCase
