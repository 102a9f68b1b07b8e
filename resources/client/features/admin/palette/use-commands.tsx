import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ExternalLink, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { NEW_RECORD, type Resource } from '@/core/shared/records/resource'
import { useDebounced } from '@/lib/react/use-timer'
import { foldText } from '@/lib/text'
import { SEARCH_DEBOUNCE_MS } from '@/ui/fields/search-field'
import type { Command, CommandSection } from '@/ui/pickers/command-list'

import { isOffered } from '../is-offered'
import { adminQueries } from '../layout/queries'
import { SectionIcon } from '../layout/section-icon'
import { useSectionLinks } from '../layout/use-section-links'
import { resources } from '../sections'
import { recentIn } from './recent-in'
import { useRecordActions } from './use-record-actions'

/** Shortest text that records are searched by, in characters. */
const MIN_LENGTH = 2

/** Maximum number of records shown per resource. */
const MAX_RECORDS = 5

/**
 * Commands that match a text: sections, new records, existing ones by name, and the actions on the first of them.
 * Without a text, the records opened last come first.
 */
export function useCommands(text: string): { sections: CommandSection[]; isSearching: boolean; isError: boolean } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const bootstrap = useBootstrap((all) => all)
  const searchTerm = text.trim()
  const matches = (label: string) => foldText(label).includes(foldText(searchTerm))
  const command = (id: string, label: string, to: string, icon: ReactNode): Command => ({
    id,
    label,
    icon,
    run: () => void navigate(to),
  })

  const places = useSectionLinks()
    .flatMap(({ links }) => links)
    .map((link) => command(link.to, link.label, link.to, <SectionIcon link={link} />))
  const additions = resources
    .filter(({ permissionPrefix, isOn }) => isOffered(bootstrap, { permission: `${permissionPrefix}.create`, isOn }))
    .flatMap(({ id, link, texts: { add } }) =>
      add ? command(`add/${id}`, t(add), link(NEW_RECORD), <Plus aria-hidden />) : [],
    )
  const toSite = command('site', t('Open the site'), paths.home.link(), <ExternalLink aria-hidden />)
  const { found, isSearching, isError } = useRecords(searchTerm)
  const recent = searchTerm === '' ? recentIn(bootstrap) : []
  const actions = useRecordActions(isSearching ? undefined : found)
  const sections = [
    {
      title: t('Recently opened'),
      commands: recent.map(({ resource, id, name }) =>
        command(`recent/${resource.id}/${id}`, name, resource.link(id), <resource.icon aria-hidden />),
      ),
    },
    { title: t('Sections'), commands: places.filter(({ label }) => matches(label)) },
    { title: t('Actions'), commands: [...additions, toSite].filter(({ label }) => matches(label)) },
    ...found.map(({ resource, records }) => ({
      title: t(resource.texts.many),
      commands: records
        // During a search, the earlier results that still match.
        .filter(({ name }) => !isSearching || matches(name ?? ''))
        .map(({ id, name, description }) => ({
          ...command(`${resource.id}/${id}`, name || `#${id}`, resource.link(id), <resource.icon aria-hidden />),
          ...(description && { description }),
        })),
    })),
    ...(actions ? [actions] : []),
  ]
  return { sections: sections.filter(({ commands }) => commands.length > 0), isSearching, isError }
}

type Searchable = Resource & { model: NonNullable<Resource['model']> }

const isSearchable = (resource: Resource): resource is Searchable => resource.model !== undefined

/** Searches the records of every resource that the user may see; earlier results stay until new ones arrive. */
function useRecords(searchTerm: string) {
  const bootstrap = useBootstrap((all) => all)
  const searched = resources.filter(isSearchable).filter((resource) => isOffered(bootstrap, resource))
  const text = useDebounced(searchTerm, SEARCH_DEBOUNCE_MS)
  const isLongEnough = searchTerm.length >= MIN_LENGTH
  const { data, isFetching, isError } = useQuery({
    ...adminQueries.records(
      searched.map(({ model }) => model),
      text,
    ),
    enabled: isLongEnough && text.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    select: (lists) =>
      searched.map((resource, index) => ({ resource, records: lists[index]?.results.slice(0, MAX_RECORDS) ?? [] })),
  })
  if (!isLongEnough) return { found: [], isSearching: false, isError: false }
  return { found: data ?? [], isSearching: text !== searchTerm || isFetching, isError }
}
