import { useTranslation } from '@/core/platform/i18n/use-translation'

import { SiteHtml } from './site-html'

type PageArticleProps = {
  title: string
  /** Untrusted HTML. */
  body: string
}

/** A custom page as visitors read it: title and body. */
export function PageArticle({ title, body }: PageArticleProps) {
  const { tServer } = useTranslation()
  const name = tServer(title)
  return (
    <article className="mx-auto w-full max-w-prose space-y-6 md:py-6">
      {name && <h1 className="text-3xl font-extrabold tracking-tight">{name}</h1>}
      <SiteHtml html={body} firstHeading={2} />
    </article>
  )
}
