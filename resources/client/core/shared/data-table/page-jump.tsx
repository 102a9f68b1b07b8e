import { type FormEvent, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { PAGE_SLOTS } from '@/ui/collections/pagination'
import { TextField } from '@/ui/fields/text-field'

type PageJumpProps = {
  /** Number of the last page. */
  last: number
  onGo: (page: number) => void
}

/** Field to go to a page by its number. Wide screens show it only where the pagination leaves numbers out. */
export function PageJump({ last, onGo }: PageJumpProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)

  function go(event: FormEvent): void {
    event.preventDefault()
    const page = /^\d+$/.test(text.trim()) ? Number(text) : 0
    const isPage = page >= 1 && page <= last
    setRefused(!isPage)
    if (!isPage) return form.current?.querySelector('input')?.focus()
    setText('')
    onGo(page)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={go}
      className={classNames('flex items-start gap-1', last <= PAGE_SLOTS && 'md:hidden')}
    >
      <TextField
        label={t('Go to page')}
        isLabelHidden
        placeholder={t('Page no.')}
        value={text}
        onChange={(next) => {
          setRefused(false)
          setText(next)
        }}
        error={isRefused ? t('Enter a page from 1 to :last', { last }) : undefined}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={12}
        className="max-w-32"
      />
      <Button type="submit" variant="outline">
        {t('Go#to page')}
      </Button>
    </form>
  )
}
