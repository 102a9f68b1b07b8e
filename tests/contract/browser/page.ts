import { XSRF_COOKIE } from '@/contract/machinery/wire'
import { startMockBackend } from '@mock/browser'
import { parseCookies } from '@mock/kit/cookies'

import type { Exchange } from '../case'
import { createClient } from '../client'
import { type CatalogueIds, discoverCatalogue } from '../discover-catalogue'
import { exchangeProblems } from '../exchange-problems'
import { exchanges, performExchange } from '../exchanges'
import { openVisit } from '../open-visit'

/** Opens a visitor in a fresh world; the browser keeps its cookies. */
async function openClient() {
  const url = new URL('mock/control', document.baseURI)
  await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"reset":true}' })
  return createClient(document.baseURI, { readToken: () => parseCookies(document.cookie)[XSRF_COOKIE] })
}

async function problemsOf(exchange: Exchange, found: CatalogueIds): Promise<string[]> {
  try {
    const visit = await openVisit(await openClient(), exchange)
    const performed = await performExchange(exchange, found, visit)
    const problems = await exchangeProblems(exchange, performed)
    await performed.restore()
    return problems
  } catch (error) {
    return [String(error)]
  }
}

/** Runs the cases of these titles. Returns their number and their problems, one line each. */
async function runCases(titles: readonly string[]): Promise<{ ran: number; problems: string[] }> {
  const found = await discoverCatalogue(await openClient())
  const selectedExchanges = exchanges.filter(({ title }) => titles.includes(title))
  const lines: string[] = []
  for (const exchange of selectedExchanges) {
    const problems = await problemsOf(exchange, found)
    lines.push(...problems.map((problem) => `${exchange.title}: ${problem}`))
  }
  return { ran: selectedExchanges.length, problems: lines }
}

await startMockBackend()
Object.assign(window, { runCases })
