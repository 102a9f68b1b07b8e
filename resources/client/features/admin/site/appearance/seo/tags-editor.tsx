import { useTranslation } from '@/core/platform/i18n/use-translation'

import { CodeField } from '../fields/code-field'
import { PanelGroup } from '../fields/panel-group'
import { placeholdersIn, seoPageTitle } from './seo-pages'
import { usePageTags } from './use-seo-tags'

type TagsEditorProps = { page: { name: string; original: string } }

/** The tags of one kind of page, the placeholders that they can have, and the original ones. */
export function TagsEditor({ page: { name, original } }: TagsEditorProps) {
  const { t } = useTranslation()
  const { custom, error, write } = usePageTags(name)
  const pageTitle = seoPageTitle(name)
  const title = pageTitle ? t(pageTitle) : name
  const step = t('SEO tags: :name', { name: title })
  const placeholders = placeholdersIn(original)
  return (
    <PanelGroup title={title}>
      <CodeField
        label={t('Tags')}
        description={t('Head tags of each page of this kind. The server fills the placeholders.')}
        error={custom === '' ? t('Enter tags, or reset them to the original ones.') : error}
        language="html"
        value={custom ?? original}
        onChange={(code, run) => write(code === original ? undefined : code, step, run)}
        onReset={custom === undefined ? undefined : () => write(undefined, t('Reset: :name', { name: step }))}
      />
      {placeholders.length > 0 && (
        <section aria-label={t('Placeholders')} className="flex flex-col gap-2">
          <h4 className="font-bold">{t('Placeholders')}</h4>
          <ul className="flex flex-wrap gap-1.5">
            {placeholders.map((placeholder) => (
              <li key={placeholder} className="max-w-full rounded-small bg-chip px-2 py-1">
                <code className="text-sm break-all">{placeholder}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {custom !== undefined && (
        <section aria-label={t('Original tags')} className="flex flex-col gap-2">
          <h4 className="font-bold">{t('Original tags')}</h4>
          <pre className="rounded-input bg-chip p-3 text-sm break-all whitespace-pre-wrap">{original}</pre>
        </section>
      )}
    </PanelGroup>
  )
}
