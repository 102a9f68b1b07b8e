import { useTranslation } from '@/core/platform/i18n/use-translation'

import { SiteHtml } from './site-html'

type PageArticleProps = {
  title: string
  /** Untrusted HTML. */
  body: string
  /** Level of the title; its body's headings follow below. */
  level?: 1 | 2
}

/** A custom page as visitors read it: title and body. */
export function PageArticle({ title, body, level = 1 }: PageArticleProps) {
  const { tServer } = useTranslation()
  const name = tServer(title)
  const Title = `h${level}` as const
  return (
    <article className="mx-auto w-full max-w-prose space-y-6 md:py-6">
      {name && <Title className="text-3xl font-extrabold tracking-tight">{name}</Title>}
      <SiteHtml html={body} firstHeading={level === 1 ? 2 : 3} />
    </article>
  )
}
