import { Plus, X } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Fieldset } from '@/ui/fields/fieldset'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'

/** Completes a URL as people type it: `example.org` gets `https://`. */
export function withScheme(url: string): string {
  const text = url.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
}

type Link = { url: string; title?: string | null | undefined }
type Row = { id: number; url: string; title: string }

type LinksFieldProps = { name: string; error: string | undefined; defaultValue: readonly Link[] }

/** Stable keys, so that rows keep their state while others come and go. */
const rowsOf = (links: readonly Link[], from = 0): Row[] =>
  links.map(({ url, title }, index) => ({ id: from + index, url, title: title ?? '' }))

const linksOf = (rows: readonly Row[]) =>
  rows
    .filter(({ url }) => url.trim() !== '')
    .map(({ url, title }) => ({ url: withScheme(url), title: title.trim() || url.trim() }))

/** Form field for links to pages elsewhere, by title and URL. Rows without a URL are dropped. */
export function LinksField({ name, error, defaultValue }: LinksFieldProps) {
  const { t } = useTranslation()
  const [rows, setRows] = useState(() => rowsOf(defaultValue))
  const [nextId, setNextId] = useState(rows.length)
  const change = (id: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))

  function write(links: readonly Link[]): void {
    setRows(rowsOf(links, nextId))
    setNextId(nextId + links.length)
  }

  return (
    <Fieldset className="space-y-4">
      <legend className="mb-2 font-bold">{t('Links')}</legend>
      <FormValue name={name} value={linksOf(rows)} onChange={write} />
      {rows.map((row, index) => (
        <div key={row.id} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-3 md:grid-cols-2">
            <TextField
              label={t('Link :number title', { number: index + 1 })}
              value={row.title}
              onChange={(title) => change(row.id, { title })}
            />
            <TextField
              label={t('Link :number URL', { number: index + 1 })}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={row.url}
              onChange={(url) => change(row.id, { url })}
            />
          </div>
          <IconButton
            label={t('Remove link :number', { number: index + 1 })}
            icon={<X />}
            onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setRows([...rows, { id: nextId, url: '', title: '' }])
          setNextId(nextId + 1)
        }}
      >
        <Plus aria-hidden className="size-5" />
        {t('Add link')}
      </Button>
    </Fieldset>
  )
}
