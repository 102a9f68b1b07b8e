import { ExternalLink } from 'lucide-react'

import type { ArtistPage } from '@/contract/groups/artists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { safeHref } from '@/lib/browser/safe-url'

/** An artist's description and external links. */
export function ArtistAbout({ artist: { profile, links } }: Pick<ArtistPage, 'artist'>) {
  const { t } = useTranslation()
  const externalLinks = links.flatMap(({ url, title }) => {
    const href = safeHref(url)
    return href ? { href, title: title || url } : []
  })
  return (
    <section aria-label={t('About')} className="space-y-4">
      {profile?.description && <p className="max-w-prose whitespace-pre-line">{profile.description}</p>}
      {externalLinks.length > 0 && (
        <ul aria-label={t('Links')} className="flex flex-wrap gap-2">
          {externalLinks.map(({ href, title }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-target items-center gap-2 rounded-full bg-chip px-4 text-sm font-semibold hover:underline"
              >
                {title}
                <ExternalLink aria-hidden className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
