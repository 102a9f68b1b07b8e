import type { ServerValue } from '@/contract/groups/managed-settings'
import type { Theme } from '@/contract/shapes/themes'

/** Tags of a kind of page: the site's own, if it has any, and those it came with. */
type MockSeoTags = { custom: string | null; original: string }

/** State of the whole site that administrators set, beside its settings. */
export type SiteState = {
  themes: readonly Theme[]
  /** Values of the server's environment by key: `mail_host`. */
  server: Readonly<Record<string, ServerValue>>
  /** CSS and HTML in the head of every page. */
  customCode: { css: string; html: string }
  /** Head tags by kind of page. */
  seoTags: Readonly<Record<string, MockSeoTags>>
  /** Names of the models that the search finds: `Track`. */
  searchModels: readonly string[]
}

/** State of a site before its set-up. */
export const emptySiteState: SiteState = {
  themes: [],
  server: {},
  customCode: { css: '', html: '' },
  seoTags: {},
  searchModels: [],
}
