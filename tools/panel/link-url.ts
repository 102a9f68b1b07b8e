import { isMockParameter, PANEL_PARAMETER, PANEL_TABS, type PanelTab } from '@mock/site/control/panel-tabs'

const pairsOf = (query: string): string[] => query.replace(/^\?/, '').split('&').filter(Boolean)

const isPanel = (pair: string): boolean => pair.startsWith(`${PANEL_PARAMETER}=`)

const isOwn = (pair: string): boolean => isMockParameter(pair.split('=')[0] ?? '')

/**
 * Replaces the mock's parameters of a URL by those of a state, and with `tab` by the open tab. The site's parameters
 * stay first and unchanged.
 */
export function withLink(href: string, link: string, tab?: PanelTab): string {
  const url = new URL(href)
  const site = pairsOf(url.search).filter((pair) => !isOwn(pair))
  const search = [...site, ...pairsOf(link), ...(tab ? [`${PANEL_PARAMETER}=${tab}`] : [])].join('&')
  return `${url.origin}${url.pathname}${search && `?${search}`}${url.hash}`
}

/** The query of the state that a URL describes, without the panel's own parameter. */
export const linkIn = (href: string): string =>
  pairsOf(new URL(href).search)
    .filter((pair) => isOwn(pair) && !isPanel(pair))
    .join('&')

/** The tab that a URL opens; undefined when the panel stays closed. */
export function tabIn(href: string): PanelTab | undefined {
  const value = new URL(href).searchParams.get(PANEL_PARAMETER)
  return PANEL_TABS.find((tab) => tab === value)
}
