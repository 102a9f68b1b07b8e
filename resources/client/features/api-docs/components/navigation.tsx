import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { classNames } from '@/lib/class-names'
import { SearchField } from '@/ui/fields/search-field'
import { Link } from '@/ui/links/link'

import { filterGroups } from '../document/find-operations'
import type { ApiDocument, Operation } from '../document/read-document'
import { operationLink } from '../operation-link'
import { Code } from './code'
import { MethodBadge } from './method-badge'

type NavigationProps = { document: ApiDocument; current: string | undefined }

/** Operations by group with a search; on phones behind a button, closed by a choice. */
export function Navigation({ document, current }: NavigationProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const groups = filterGroups(document, useDeferredValue(search))
  return (
    <nav
      aria-label={t('Endpoints')}
      className="md:sticky md:top-0 md:max-h-dvh md:overflow-y-auto md:py-2 md:pe-1 md:[scrollbar-gutter:stable]"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-target w-full items-center justify-between gap-3 rounded-input bg-chip px-4 font-bold transition-press hover:bg-hover md:hidden"
      >
        {t('All endpoints')}
        <ChevronDown aria-hidden className={classNames('size-5 transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      <div className={classNames('flex flex-col gap-4 max-md:pt-4', !isOpen && 'max-md:hidden')}>
        <SearchField label={t('Search endpoints')} value={search} onChange={setSearch} autoComplete="off" />
        <Link
          to={paths.apiDocs.link()}
          aria-current={current === undefined ? 'page' : undefined}
          onClick={() => setOpen(false)}
          className="rounded-small px-3 py-2 font-bold hover:bg-hover aria-[current]:bg-chip"
        >
          {t('Overview')}
        </Link>
        <p role="status" className={classNames(groups.length > 0 ? 'sr-only' : 'px-3 text-muted')}>
          {groups.length === 0 && t('No matching endpoints. Try a path, a name or a method.')}
        </p>
        {groups.map(({ name, operations }) => (
          <Group
            key={name}
            name={name}
            operations={operations}
            current={current}
            isSearch={search !== ''}
            onChoose={() => setOpen(false)}
          />
        ))}
      </div>
    </nav>
  )
}

type GroupProps = {
  name: string
  operations: readonly Operation[]
  current: string | undefined
  isSearch: boolean
  onChoose: () => void
}

/** A group is open while it is searched or contains the chosen operation, unless a press decides otherwise. */
function Group({ name, operations, current, isSearch, onChoose }: GroupProps) {
  const [isToggled, setToggled] = useState<boolean>()
  const hasCurrent = operations.some(({ id }) => id === current)
  const isOpen = isSearch || (isToggled ?? hasCurrent)
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setToggled(!isOpen)}
        className="flex min-h-target w-full items-center justify-between gap-3 rounded-small px-3 text-start font-bold transition-press hover:bg-hover"
      >
        <Code>{name}</Code>
        <span className="flex items-center gap-2 text-sm font-semibold text-muted">
          {operations.length}
          <ChevronDown aria-hidden className={classNames('size-4 transition-[rotate]', isOpen && 'rotate-180')} />
        </span>
      </button>
      {isOpen && (
        <ul className="mt-1 space-y-0.5">
          {operations.map(({ id, method, path }) => (
            <li key={id}>
              <Link
                to={operationLink(id)}
                aria-current={id === current ? 'page' : undefined}
                onClick={onChoose}
                className="flex min-h-target items-center gap-2.5 rounded-small px-3 py-1.5 text-sm transition-press hover:bg-hover aria-[current]:bg-chip"
              >
                <MethodBadge method={method} />
                <Code className="min-w-0 break-words [overflow-wrap:anywhere]">{path.replace(/^\/api\/v1/, '')}</Code>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
