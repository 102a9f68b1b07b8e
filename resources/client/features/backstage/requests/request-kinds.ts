import type { BackstageRequest, backstageRequestTypes } from '@/contract/groups/backstage-requests'
import type { User } from '@/contract/shapes/user'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A type of request. */
export type RequestType = (typeof backstageRequestTypes)[number]

/** Title of a type of request, for whom it is, and what its form asks for; uploads only of users who may. */
export const requestKinds: Record<
  RequestType,
  { title: TranslationKey; description: TranslationKey; asks: TranslationKey[]; uploads: TranslationKey }
> = {
  'become-artist': {
    title: 'Become an artist',
    description: 'You make music, and none of it is on this site yet.',
    asks: ['The name you perform under', 'Your own name and role'],
    uploads: 'A picture',
  },
  'claim-artist': {
    title: 'Claim an artist',
    description: 'Your music is here already, but someone else has added it.',
    asks: ['The artist’s page', 'Your own name and role'],
    uploads: 'A picture and a document that proves who you are',
  },
  'verify-artist': {
    title: 'Get a verified badge',
    description: 'Listeners see that the artist’s page is really yours.',
    asks: ['Which of your artists', 'Your own name and role'],
    uploads: 'A document that proves who you are',
  },
}

/** The types in the order in which users choose among them. */
export const requestTypes: readonly RequestType[] = ['become-artist', 'claim-artist', 'verify-artist']

/** Whether a user can ask for it: only artists whom the user manages get a badge. */
export const isPossible = (type: RequestType, { artists }: User): boolean =>
  type !== 'verify-artist' || artists.length > 0

/** The request of a type that is still pending: another one would only be in its way. */
export const pendingOf = (type: RequestType, requests: readonly BackstageRequest[]): BackstageRequest | undefined =>
  requests.find((request) => request.type === type && request.status === 'pending')
