import { useTranslation } from '@/core/platform/i18n/use-translation'

/** A value that differs between the own version and a newer one, as text. */
export type Difference = { name: string; label: string; mine: string; theirs: string }

/** Shows both versions of each value side by side. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation()
  return differences.map(({ name, label, mine, theirs }) => (
    <section key={name} aria-label={label} className="border-t border-divider pt-3">
      <h3 className="font-bold">{label}</h3>
      <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
        <Version title={t('Yours')} text={mine} />
        <Version title={t('Theirs')} text={theirs} />
      </dl>
    </section>
  ))
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{title}</dt>
      <dd dir="auto" className="line-clamp-6 break-words whitespace-pre-line">
        {text || '–'}
      </dd>
    </div>
  )
}
