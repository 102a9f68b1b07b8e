import { contentSecurityPolicy } from '@mock/site/pages/csp'

import type { FindingId } from '../catalogue'
import { parsePolicies } from '../probe/csp'
import type { Site } from '../probe/site'
import { isDirect } from './upload-settings'

/** A source that a directive must allow, and the finding when it does not. */
export type NeededSource = { id: FindingId; directive: string; source: string }

const baseIds: Record<string, FindingId> = {
  'img-src': 'policy.images',
  'media-src': 'policy.media',
  'font-src': 'policy.fonts',
  'connect-src': 'policy.connections',
  'manifest-src': 'policy.manifest',
  'worker-src': 'policy.worker',
  'trusted-types': 'policy.trusted-types',
}

/** The sources of the mock's policy, by directive; the mock is the reference for what the client needs. */
function referenceOf(options: Parameters<typeof contentSecurityPolicy>[0]): [directive: string, source: string][] {
  const [policy] = parsePolicies(contentSecurityPolicy(options))
  return [...(policy ?? [])].flatMap(([directive, list]) => list.map((source): [string, string] => [directive, source]))
}

/** Files can be served from elsewhere, but are sent to the storage itself. */
const directUploads = (needed: NeededSource[]): NeededSource[] =>
  needed.filter(({ directive }) => directive === 'connect-src')

const isSet = (group: object): boolean => Object.values(group).some(Boolean)
const showsAds = ({ bootstrap, settings: { ads } }: Site): boolean =>
  bootstrap !== undefined && isSet({ ...ads, disable: false }) && !ads.disable
const usesGoogleFonts = ({ bootstrap }: Site): boolean =>
  bootstrap?.themes.all.some(({ font }) => font?.google) ?? false

/** Sources that the site's settings need, with the finding for a missing one. */
export function neededSources(site: Site): NeededSource[] {
  const { settings, build, root, storage, bootstrap } = site
  const { folder } = build
  const assetOrigin = folder.origin === root.origin ? null : folder.origin
  const base = referenceOf({ assetOrigin })
  const isNew = ([directive, source]: [string, string]) => !base.some(([d, s]) => d === directive && s === source)
  const extra = (id: FindingId, options: Parameters<typeof contentSecurityPolicy>[0]): NeededSource[] =>
    referenceOf({ assetOrigin, ...options })
      .filter(isNew)
      .map(([directive, source]) => ({
        id: directive === 'trusted-types' ? 'policy.trusted-types' : id,
        directive,
        source,
      }))
  const { youtube, recaptcha, billing } = settings
  const dsn = settings.logging.sentry_public ?? ''
  return [
    ...base.flatMap(([directive, source]) =>
      baseIds[directive] ? [{ id: baseIds[directive], directive, source }] : [],
    ),
    ...(bootstrap && isSet(youtube) ? extra('policy.youtube', { playsVideos: true }) : []),
    ...(showsAds(site) ? extra('policy.ads', { showsAds: true }) : []),
    ...(usesGoogleFonts(site) ? extra('policy.google-fonts', { usesGoogleFonts: true }) : []),
    ...(recaptcha.site_key ? extra('policy.captcha', { usesRecaptcha: true }) : []),
    ...(['stripe', 'paypal'] as const)
      .filter((gateway) => billing.enable && billing[gateway].enable)
      .flatMap((gateway) => extra(`policy.${gateway}`, { paysWith: [gateway] })),
    ...(isDirect(settings) && storage ? directUploads(extra('policy.storage', { storageOrigin: storage.origin })) : []),
    ...(URL.canParse(dsn)
      ? [{ id: 'policy.sentry' as const, directive: 'connect-src', source: new URL(dsn).origin }]
      : []),
  ]
}
