import { ChevronRight, SearchX } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { Badge } from '@/ui/feedback/badge'
import { EmptyState } from '@/ui/feedback/empty-state'

import { usePlace, usePlaceButton } from '../use-place'
import { seoPageTitle } from './seo-pages'
import { TagsEditor } from './tags-editor'
import { usePageTags, useSeoTags } from './use-seo-tags'

/** Head tags of each kind of page, for search engines and link previews. */
export function SeoSection() {
  const { t } = useTranslation()
  const { item } = usePlace()
  const { hasPages, tags } = useSeoTags()
  if (!hasPages)
    return (
      <EmptyState level={2} icon={<SearchX className="size-12" />} title={t('No tags to edit')} action={null}>
        {t('The server names no pages with tags of their own.')}
      </EmptyState>
    )
  return (
    <PanelQuery query={tags} height="h-64">
      {(pages) => {
        const open = pages.find(({ name }) => name === item)
        if (open) return <TagsEditor key={open.name} page={open} />
        return (
          <ul aria-label={t('Pages')} className="overflow-hidden rounded-panel border border-divider bg-paper">
            {pages.map(({ name }) => (
              <PageRow key={name} name={name} />
            ))}
          </ul>
        )
      }}
    </PanelQuery>
  )
}

function PageRow({ name }: { name: string }) {
  const { t } = useTranslation()
  const { open } = usePlace()
  const { custom } = usePageTags(name)
  const title = seoPageTitle(name)
  return (
    <li className="not-first:border-t not-first:border-divider">
      <button
        type="button"
        {...usePlaceButton(name)}
        onClick={() => open({ section: 'seo', item: name })}
        className="flex min-h-target w-full items-center gap-3 px-5 py-3 text-start -outline-offset-2 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 font-semibold">{title ? t(title) : name}</span>
        {custom !== undefined && <Badge>{t('Changed#seo')}</Badge>}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  )
}
