import { slugify } from '@/lib/text/slugify'

/** What the server writes into a page's head for search engines and for whatever shows shared links. */
export type PageHead = {
  /** What the page is about; undefined for the site itself. */
  name?: string | undefined
  description?: string | undefined
  /** Address of the page within the site, without a leading slash; undefined where it has none of its own. */
  path?: string | undefined
  /** The picture, as the backend names it. */
  image?: string | undefined
  /** In the words of ogp.me. */
  type: string
}

type Row = Record<string, unknown>
type Head = (row: Row) => PageHead

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])
const nameOf = ({ display_name, name }: Row): string => text(display_name) ?? text(name) ?? ''
const join = (...segments: (string | number)[]): string => segments.filter((segment) => segment !== '').join('/')
const addressOf = (kind: string, row: Row): string => join(kind, Number(row['id']), slugify(nameOf(row)))

const about = (row: Row, type: string, own: Partial<PageHead>): PageHead => ({
  name: nameOf(row),
  description: text(row['description']),
  image: text(row['image']),
  type,
  ...own,
})

function channelHead(channel: Row): PageHead {
  const { slug, restriction, config } = channel as { slug?: unknown; restriction?: Row; config?: Row }
  const isByAddress = config?.['restrictionModelId'] === 'urlParam'
  return about(channel, 'website', {
    description: text(config?.['seoDescription']) ?? text(channel['description']),
    path: join(String(slug), isByAddress ? (text(restriction?.['name']) ?? '') : ''),
  })
}

/** The loaders that tell of one thing, the key of that thing, and what the head says of it (backend contract, section 1.4). */
const heads: [loader: string, key: string, head: Head][] = [
  ['channelPage', 'channel', channelHead],
  [
    'artistPage',
    'artist',
    (row) =>
      about(row, 'profile', {
        path: addressOf('artist', row),
        image: text(row['image_small']),
        description: text((row['profile'] as Row | null | undefined)?.['description']),
      }),
  ],
  [
    'albumPage',
    'album',
    (row) => {
      const [artist] = rows(row['artists'])
      const path = join('album', Number(row['id']), artist ? slugify(nameOf(artist)) : '', slugify(nameOf(row)))
      return about(row, 'music.album', { path })
    },
  ],
  [
    'trackPage',
    'track',
    (row) =>
      about(row, 'music.song', {
        path: addressOf('track', row),
        image: text(row['image']) ?? text((row['album'] as Row | null | undefined)?.['image']),
      }),
  ],
  ['playlistPage', 'playlist', (row) => about(row, 'music.playlist', { path: addressOf('playlist', row) })],
  [
    'userProfilePage',
    'user',
    (row) => about(row, 'profile', { path: addressOf('user', row), image: text(row['avatar']) }),
  ],
]

/** The head of the page whose data these loaders are; of a page without data it is the site's. */
export function pageHead(loaders: Record<string, object>): PageHead {
  for (const [loader, key, head] of heads) {
    const row = (loaders[loader] as Record<string, Row> | undefined)?.[key]
    if (row) return head(row)
  }
  return { type: 'website' }
}
