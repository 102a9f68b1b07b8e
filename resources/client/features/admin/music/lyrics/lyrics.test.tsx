import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { World } from '@mock/state/world'
import { chooseOption } from '@tests/choose-option'
import { openSite, sound } from '@tests/site'
import { stubObjectUrls } from '@tests/stub-object-urls'

/** A seeded track without lyrics, and lyrics with times and without. */
const TRACK = 3
const SYNCED = 1
const PLAIN = 2
const MARKUP = '<img src=x onerror="document.title=1">'

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})
const withText = (text: string, is_synced = true) => ({
  as: 'admin' as const,
  prepare: ({ db }: World) => void db.lyrics.update(SYNCED, { text, is_synced }),
})
const editor = `/admin/lyrics/${SYNCED}`
const time = (number: number) => screen.findByRole('textbox', { name: `Time of line ${number}` })

describe('the list of lyrics', () => {
  it('names songs, shows the first line and deletes a text', async () => {
    const { user, world } = await openSite('/admin/lyrics', withText(`[00:01.00]${MARKUP}`))
    const { name = '' } = world.db.tracks.get(world.db.lyrics.get(SYNCED)?.track_id ?? 0) ?? {}
    await user.type(await screen.findByRole('searchbox'), MARKUP)
    const row = within((await screen.findByText(MARKUP)).closest('tr') ?? document.body)
    expect(row.getByRole('link', { name })).toBeVisible()
    expect(document.querySelector('[onerror]')).toBeNull()
    await user.click(row.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.lyrics.get(SYNCED)).toBeUndefined())
  })

  it('shows the message of a refused deletion, and keeps the row', async () => {
    const { user, world } = await openSite('/admin/lyrics', refusing('lyrics.remove'))
    const saved = world.db.lyrics.all()
    await screen.findAllByRole('button', { name: /^Actions for/ })
    const rows = Math.min(15, saved.length)
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Could not delete records: No lyrics.remove.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(rows)
    expect(screen.getAllByRole('checkbox', { name: /^Select [^a]/ }).every((box) => box.matches(':checked'))).toBe(true)
    expect(world.db.lyrics.all()).toEqual(saved)
  })
})

describe('the editor of synced lyrics', () => {
  it('times lines by tapping while the song plays, and saves their marks', async () => {
    const { user, world } = await openSite('/admin/lyrics/new', { as: 'admin' })
    const { name = '' } = world.db.tracks.get(TRACK) ?? {}
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Song' }), name)
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Aijā, žūžū{Enter}{Enter}lāča bērni')
    await user.click(screen.getByRole('radio', { name: 'Synced' }))
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    const recording = sound.elements.findLast((element) => element.isAsked())
    recording?.respond()
    recording?.advance(1.5)
    const pad = screen.getByRole('button', { name: /^Tap when this line starts/ })
    await user.click(pad)
    recording?.advance(2)
    pad.focus()
    await user.keyboard(' ')
    expect(await time(3)).toHaveValue('00:03.50')
    await user.keyboard('{Backspace}')
    expect(await time(3)).toHaveValue('')
    recording?.advance(0.25)
    await user.keyboard(' ')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(world.db.lyrics.all().at(-1)).toMatchObject({
      ...{ text: '[00:01.50]Aijā, žūžū\n[00:03.75]lāča bērni', is_synced: true, duration: 200_000 },
      track_id: world.db.tracks.all().find((track) => track.name === name)?.id,
    })
  })

  it('refuses times that run backwards, and saves them once they are corrected', async () => {
    const { user, world } = await openSite(editor, withText('[00:05.00]a\n[00:03.00]b\n[00:09.00]c'))
    expect(await screen.findByText('Starts before the line above.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('1 line starts before the line above it.')).toBeVisible()
    const second = await time(2)
    expect(second).toHaveFocus()
    await user.clear(second)
    await user.type(second, '5.4{Enter}{ArrowUp}')
    expect(second).toHaveValue('00:05.50')
    await user.click(screen.getByRole('button', { name: '0.1 seconds earlier' }))
    await user.click(screen.getByRole('button', { name: 'All later' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.lyrics.get(SYNCED)?.text).toBe('[00:05.50]a\n[00:05.90]b\n[00:09.50]c')
  })

  it('adds, splits and removes lines by keyboard and paste, and asks for missing times', async () => {
    const { user, world } = await openSite(editor, withText('[00:01.00]a\n[00:02.00]b'))
    const text = await screen.findByRole('textbox', { name: 'Text of line 1' })
    await user.click(text)
    await user.paste('\nx\ny')
    await user.click(screen.getByRole('textbox', { name: 'Text of line 2' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text of line 3' })).toHaveFocus())
    await user.keyboard('{Backspace}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('2 lines have no time.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Plain' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.lyrics.get(SYNCED)).toMatchObject({ is_synced: false })
  })

  it('previews the lines as the player shows them, and seeks to a clicked one', async () => {
    const { user } = await openSite(editor, withText('[00:01.00]pirmā\n[00:05.00]otrā'))
    await user.click(await screen.findByRole('radio', { name: 'Preview' }))
    await user.click(screen.getByRole('button', { name: 'otrā' }))
    expect(await screen.findByText('00:05.00')).toBeVisible()
    expect(screen.getByRole('button', { name: 'otrā' }).closest('li')).toHaveAttribute('aria-current', 'true')
  })

  it('exports LRC, and imports the same lines into other lyrics', async () => {
    const { user, world } = await openSite(editor, withText('[00:01.00]Aijā\n[61:05.25]žūžū'))
    const saved: Blob[] = []
    stubObjectUrls((blob) => String(saved.push(blob)))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(await screen.findByRole('button', { name: 'Download as LRC' }))
    const file = new File(saved, 'aija.lrc', { type: 'text/plain' })
    expect(await file.text()).toContain('[61:05.25]žūžū')

    const other = await openSite(`/admin/lyrics/${PLAIN}`, { as: 'admin' })
    await other.user.upload(await screen.findByLabelText('LRC file'), file)
    await other.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }))
    expect(await time(2)).toHaveValue('61:05.25')
    await other.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(other.world.db.lyrics.get(PLAIN)?.text).toBe(world.db.lyrics.get(SYNCED)?.text)
  })
})

describe('the editor of new lyrics', () => {
  it('rejects a song that already has lyrics as soon as it is chosen, and links to them', async () => {
    const { user, world } = await openSite('/admin/lyrics/new', { as: 'admin' })
    const takenTrackId = world.db.lyrics.get(PLAIN)?.track_id ?? 0
    const count = world.db.lyrics.all().length
    const song = await screen.findByRole('combobox', { name: 'Song' })
    await chooseOption(user, song, world.db.tracks.get(takenTrackId)?.name ?? '')
    expect(await screen.findByText('This song already has lyrics.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the lyrics' })).toHaveAttribute('href', `/admin/lyrics/${PLAIN}`)
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Aijā')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-busy'))
    expect(world.db.lyrics.all()).toHaveLength(count)
  })
})

describe('the import of lyrics', () => {
  const openImport = async () => {
    const { user, world } = await openSite(`/admin/lyrics/${PLAIN}`, { as: 'admin' })
    const input = await screen.findByLabelText('LRC file')
    return { user, world, input }
  }

  it('reads a karaoke file in Windows-1257', async () => {
    const { user, input } = await openImport()
    const letters: Record<string, number> = { ā: 0xe2, ž: 0xfe, ū: 0xfb }
    const lrc = '[ti:Aijā]\r\n[length:03:20]\r\n[00:01.00][00:09.00]<00:01.00>Aijā, <00:01.50>žūžū\r\n[00:05.00]b'
    const bytes = Uint8Array.from(lrc, (letter) => letters[letter] ?? letter.charCodeAt(0))
    await user.upload(input, new File([bytes], 'aija.lrc'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }))
    expect(await time(3)).toHaveValue('00:09.00')
    const texts = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Text of line/ })
    expect(texts.map(({ value }) => value)).toEqual(['Aijā, žūžū', 'b', 'Aijā, žūžū'])
  })

  it.each([
    ['an unknown encoding', new Uint8Array([0x61, 0xa1]), /^The text of this file can’t be read/],
    ['no text', new Uint8Array(), 'There are no lyrics in it.'],
    ['too much text', new Uint8Array(1_000_001), 'This file is too large for lyrics.'],
  ])('keeps the lyrics and says why when a file has %s', async (_, bytes, message) => {
    const { user, world, input } = await openImport()
    await user.upload(input, new File([bytes], 'aija.lrc'))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(world.db.lyrics.get(PLAIN)?.text)
  })
})

describe('a refused write of lyrics', () => {
  it.each(['lyrics.create', 'lyrics.update'])('keeps what was typed after a refused %s', async (endpoint) => {
    const isNew = endpoint === 'lyrics.create'
    const { user, world } = await openSite(`/admin/lyrics/${isNew ? 'new' : PLAIN}`, refusing(endpoint))
    if (isNew) {
      const { name = '' } = world.db.tracks.get(TRACK) ?? {}
      await chooseOption(user, await screen.findByRole('combobox', { name: 'Song' }), name)
    }
    const text = await screen.findByRole('textbox', { name: 'Text' })
    fireEvent.change(text, { target: { value: `${MARKUP}\nžūžū` } })
    await user.click(screen.getByRole('button', { name: /^(Create|Save)$/ }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(text).toHaveValue(`${MARKUP}\nžūžū`)
  })
})
