import { useTranslation } from '@/core/platform/i18n/use-translation'

type SectionHeadProps = { id: string; title: string; subtitle?: string | null | undefined }

/** Title and lead of a section, in the site's own words. */
export function SectionHead({ id, title, subtitle }: SectionHeadProps) {
  const { tServer } = useTranslation()
  return (
    <header className="mx-auto max-w-prose space-y-2 text-center">
      <h2 id={id} className="text-3xl text-balance">
        {tServer(title)}
      </h2>
      {subtitle && <p className="text-lg text-balance text-muted">{tServer(subtitle)}</p>}
    </header>
  )
}
