import { slugify } from '@/lib/slug'

import { plainText } from '../../kit/html'

/** Metadata of a page for search engines and link previews. */
export type PageHead = {
  /** Name of the page's subject; undefined for the site itself. */
  name?: string | undefined
  description?: string | undefined
  /** Canonical path within the site, without a leading slash; undefined without one. */
  path?: string | undefined
  /** Image path as the backend returns it. */
  image?: string | undefined
  /** Open Graph type (ogp.me). */
  type: string
}

type Row = Record<string, unknown>
type Head = (row: Row) => PageHead

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])
const nameOf = ({ display_name, name }: Row): string => text(display_name) ?? text(name) ?? ''
const join = (...segments: (string | number)[]): string => segments.filter((segment) => segment !== '').join('/')
const pathOf = (kind: string, row: Row): string => join(kind, Number(row['id']), slugify(nameOf(row)))

const about = (row: Row, type: string, own: Partial<PageHead>): PageHead => ({
  name: nameOf(row),
  description: text(row['description']),
  image: text(row['image']),
  type,
  ...own,
})

function channelHead(channel: Row): PageHead {
  const { slug, restriction, config } = channel as { slug?: unknown; restriction?: Row; config?: Row }
  const isFromUrl = config?.['restrictionModelId'] === 'urlParam'
  return about(channel, 'website', {
    description: text(config?.['seoDescription']) ?? text(channel['description']),
    path: join(String(slug), isFromUrl ? (text(restriction?.['name']) ?? '') : ''),
  })
}

const DESCRIPTION_LENGTH = 160

/** The first words of HTML. */
const excerpt = (html: unknown): string | undefined => text(plainText(text(html) ?? '').slice(0, DESCRIPTION_LENGTH))

/** Loaders of single-subject pages: the subject's key and its metadata (backend contract, section 1.4). */
const heads: [loader: string, key: string, head: Head][] = [
  ['channelPage', 'channel', channelHead],
  [
    'customPage',
    'page',
    (row) => {
      const meta = row['meta'] as Row
      return {
        name: text(meta['title']) ?? text(row['title']),
        description: text(meta['description']) ?? excerpt(row['body']),
        image: text(meta['image']),
        path: join('pages', String(row['slug'])),
        type: 'article',
      }
    },
  ],
  [
    'artistPage',
    'artist',
    (row) =>
      about(row, 'profile', {
        path: pathOf('artist', row),
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
        path: pathOf('track', row),
        image: text(row['image']) ?? text((row['album'] as Row | null | undefined)?.['image']),
      }),
  ],
  ['playlistPage', 'playlist', (row) => about(row, 'music.playlist', { path: pathOf('playlist', row) })],
  [
    'userProfilePage',
    'user',
    (row) => about(row, 'profile', { path: pathOf('user', row), image: text(row['avatar']) }),
  ],
]

/** Derives the page's metadata from its loaders; the site's own for a page without data. */
export function pageHead(loaders: Record<string, object>): PageHead {
  for (const [loader, key, head] of heads) {
    const row = (loaders[loader] as Record<string, Row> | undefined)?.[key]
    if (row) return head(row)
  }
  return { type: 'website' }
}
