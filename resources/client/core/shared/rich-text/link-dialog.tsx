import { type FormEvent, useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextField } from '@/ui/fields/text-field'
import { isSafeHref } from '@/ui/html/sanitize-html'
import { ComboBox } from '@/ui/pickers/combo-box'
import type { Option } from '@/ui/pickers/option'

import { completeHref } from './complete-href'
import type { EditedSite } from './edited-site'
import type { EditedLink } from './insertions'

type LinkDialogProps = DialogProps<EditedLink> & {
  link: EditedLink | undefined
  /** Whether selected text becomes the link. */
  hasText: boolean
  findPages: EditedSite['findPages']
}

/** Edits a link. Only URLs that SafeHtml keeps are accepted. */
export function LinkDialog({ link, hasText, findPages, close }: LinkDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [href, setHref] = useState(link?.href ?? '')
  const [text, setText] = useState('')
  const [opensNewTab, setOpensNewTab] = useState(link?.opensNewTab ?? false)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const url = completeHref(href)
    if (url !== '' && isSafeHref(url)) close({ href: url, opensNewTab, text: text.trim() })
    else setError(t('Enter a web address, a path on this site, an email address, or a number after “tel:”.'))
  }
  function linkTo(page: Option<string>): void {
    setHref(page.value)
    setText((typed) => typed || page.label)
    setError(undefined)
  }
  return (
    <DialogPanel
      title={link ? t('Edit link') : t('Insert link')}
      footer={
        <>
          {link && (
            <Button variant="ghost" className="me-auto" onClick={() => close({ href: '', opensNewTab: false })}>
              {t('Remove link')}
            </Button>
          )}
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('Apply')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('URL')}
          description={t('For example, https://example.com or /pages/about.')}
          error={error}
          value={href}
          onChange={setHref}
          autoCapitalize="none"
          spellCheck={false}
          // The dialog was opened to type it.
          autoFocus
          required
        />
        <ComboBox
          label={t('Page on this site')}
          description={t('Choose a page to fill in its address.')}
          defaultValue={null}
          loadOptions={async (title, signal) =>
            (await findPages(title, signal)).map(({ path, title: label, kind }) => ({
              value: path,
              label,
              ...(kind && { description: kind }),
            }))
          }
          onChange={(page) => page && linkTo(page)}
        />
        {!link && !hasText && (
          <TextField
            label={t('Link text')}
            description={t('Leave blank to show the URL.')}
            value={text}
            onChange={setText}
          />
        )}
        <CheckboxField label={t('Open in a new tab')} checked={opensNewTab} onChange={setOpensNewTab} />
      </form>
    </DialogPanel>
  )
}
