import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useEditor, useValue } from '../editor-context'
import { appearanceQueries, seoTagsQuery, tagsIn } from '../queries'
import { seoPagesIn } from './seo-pages'

/** Loads the tags of all kinds of pages, and takes the saved ones into the draft. */
export function useSeoTags() {
  const { draft } = useEditor()
  const { data: pages } = useQuery({
    ...appearanceQueries.values,
    select: ({ values }) => seoPagesIn(values.appearance.seo),
  })
  const tags = useQuery({
    ...seoTagsQuery(pages ?? []),
    select: tagsIn,
    enabled: pages !== undefined && pages.length > 0,
  })
  const { data } = tags
  useEffect(() => {
    if (data) draft.adoptSeo(Object.fromEntries(data.map(({ name, custom }) => [name, custom])))
  }, [data, draft])
  return { hasPages: pages?.length !== 0, tags }
}

/** Returns the own tags of a kind of page, undefined for the original ones, and functions that change them. */
export function usePageTags(name: string) {
  const { value: seo, change, error } = useValue('seo', `seo.${name}`)
  return {
    custom: seo[name],
    error,
    /** `run` numbers the visits to the field. */
    write: (custom: string | undefined, title: string, run?: number): void =>
      change(
        { ...seo, [name]: custom },
        { name: title, target: `seo.${name}${run === undefined ? '' : `/${run}`}`, isRun: run !== undefined },
      ),
  }
}
