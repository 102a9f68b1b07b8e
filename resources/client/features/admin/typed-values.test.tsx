import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Resource } from '@/core/shared/records/resource'
import { toast } from '@/core/shared/toasts/toast-store'
import { grant } from '@tests/faults/admin-rights'
import { openScreen, runOnBench } from '@tests/faults/bench'

import { resources } from './sections'

runOnBench()
afterEach(() => vi.unstubAllGlobals())

/** Records that other users own; for other resources the first record is opened. */
const IDS: Record<string, string> = { lyrics: '2', subscriptions: '5', comments: '2' }

/** Resources without a form that is saved: a review in dialogs, and uploads. */
const WITHOUT_FORM = ['backstage-requests', 'files']

/** Texts to type, by label; each contains a unique number. */
const TEXTS: readonly [RegExp, string][] = [
  [/^(First|Last) name/, 'Thirtyseven'],
  [/^Email/, 'typed37@piemers.lv'],
  [/URL$/, 'https://typed37.example.com'],
  [/^Domain/, 'typed37.example.com'],
  [/^(Slug|URL name)$/, 'typed37'],
  [/^(Amount|Charged every|Popularity|Space|Record ID|Trial length|Number)/, '37'],
  [/^Duration/, '0:37'],
  // A line with plural forms, which its translation needs too.
  [/^:done of \[one/, ':done no [zero :count x 37|one :count x 37|other :count x 37]'],
  [/^Language code/, 'en-37'],
]

/** Matches the typed text in a request, also megabytes in bytes. */
const SUBMITTED_VALUES = new RegExp(`37|${37 * 1024 * 1024}|Thirtyseven`)

/** Labels of fields that only take choices. */
const CHOICES = /^(Artists|Album|Add a song|Language|Time zone)$/

/** Fields whose Enter key does something other than save. */
const HAS_OWN_ENTER =
  /^(Artists|Album|Add a song|Language|Country|Time zone|Genres|Tags|New feature|Description|Text|0.1 .*|:.*)$/

const saves = {
  'Ctrl+S': async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ctrlKey: true }),
  Enter: () => userEvent.keyboard('{Enter}'),
  // Without a blur, like a button in Safari.
  'a click': async () => void fireEvent.click(saveButton),
}

/** The same button until another editor opens; an open list may hide it. */
let saveButton: HTMLElement

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Texts of all labels, by the id of their field: jsdom searches the whole page for the labels of one field. */
const labelTexts = () =>
  new Map(
    [...document.querySelectorAll('label[for]')]
      .reverse()
      .map((label) => [label.getAttribute('for'), label.textContent]),
  )

/** Fields of the open editor's form that take text, by label; only the first of fields that differ in a number. */
function textFields(): Map<string, TextField> {
  const texts = labelTexts()
  const labelOf = (field: TextField) => texts.get(field.id) ?? field.labels?.[0]?.textContent ?? ''
  const fields = document.querySelectorAll<TextField>(
    'form :is(input:is([type=text], [type=email], [type=url], [type=password], :not([type])), textarea):not(:disabled)',
  )
  const alike = (label: string) => label.replace(/\d+(?!\.)/, '')
  const byLabel = [...fields].reverse().map((field) => [alike(labelOf(field)), field] as const)
  return new Map([...new Map(byLabel).values()].reverse().map((field) => [labelOf(field), field]))
}

/** Opens the editor of a resource; returns the bodies of the requests that save. */
async function open(resource: Resource): Promise<string[]> {
  cleanup()
  await openScreen({
    as: 'free',
    path: `/admin/${resource.id}`,
    pattern: '*',
    element: <resource.Editor recordId={IDS[resource.id] ?? '1'} />,
    prepare: grant,
  })
  saveButton = await screen.findByRole('button', { name: 'Save' })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  // Fields of choices load late.
  const choices = () =>
    [...textFields()].filter(([label]) => CHOICES.test(label)).map(([, field]) => field.getAttribute('role'))
  await waitFor(() => expect(choices()).not.toContain(null))
  const sent: string[] = []
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'GET') sent.push(await request.clone().text())
    return real(request)
  })
  return sent
}

/**
 * Labels of the fields to save in one way. The form itself reads fields with a name, however it is submitted, so that
 * all of these are saved by a click, and one in each other way; what is typed into the others must be committed first.
 */
function labelsFor(way: string): string[] {
  const isOpenTo = (label: string) => way !== 'Enter' || !HAS_OWN_ENTER.test(label)
  const fields = [...textFields()].filter(([label]) => isOpenTo(label))
  const named = fields.find(([, { name }]) => name !== '')
  const isSaved = (field: TextField) => way === 'a click' || field.name === '' || field === named?.[1]
  return fields.filter(([, field]) => isSaved(field)).map(([label]) => label)
}

const editable = resources
  .filter(({ id }) => !WITHOUT_FORM.includes(id))
  .map((resource) => [resource.id, resource] as const)

describe.each(editable)('the editor of %s', (_, resource) => {
  it.each(Object.entries(saves))('sends what is typed in any field, saved by %s', async (way, save) => {
    const sent = await open(resource)
    expect(textFields().size).toBeGreaterThan(0)
    for (const label of labelsFor(way)) {
      const field = textFields().get(label)
      if (!field) throw new Error(`No field ${label}`)
      const text = TEXTS.find(([pattern]) => pattern.test(label))?.[1] ?? `Typed 37 ${label}`
      act(() => field.focus())
      fireEvent.input(field, { target: { value: text } })
      sent.length = 0
      await save()
      // A text that is not a choice keeps the form from saving; of genres, a save creates new ones.
      if (field.getAttribute('role') === 'combobox' && label !== 'Genres') {
        await waitFor(() => expect(field).toBeInvalid())
        expect({ label, sent }).toEqual({ label, sent: [] })
        fireEvent.input(field, { target: { value: '' } })
      } else {
        await waitFor(() => expect(`${label}: ${sent.join()}`).toMatch(SUBMITTED_VALUES))
      }
      await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy', 'true'))
      act(() => toast.close())
    }
  })
})
