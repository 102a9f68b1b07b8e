import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { sungLine } from '@/core/shared/media/sung-line'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite, sound } from '@tests/site'

const main = () => within(screen.getByRole('main'))
const button = (name: string | RegExp) => main().getByRole('button', { name })
const comments = () => screen.findByRole('list', { name: 'Comments' })
const fault =
  (more: Partial<Fault>) =>
  ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 500, ...more } as Fault])

/** Gives the first track a known name and description. */
const named = ({ db }: World) =>
  void db.tracks.update(1, { name: 'Zvirbuļa dziesma', description: 'Ierakstīts Siguldā.' })

describe('TrackScreen', () => {
  it('shows the track’s details, similar tracks and meta tags', async () => {
    await openSite('/track/1', { prepare: named })
    expect(await screen.findByRole('heading', { level: 1, name: 'Zvirbuļa dziesma' })).toBeVisible()
    expect(main().getByText('Ierakstīts Siguldā.')).toBeVisible()
    expect(main().getByText(/\d:\d\d · [\d,]+ plays/)).toBeVisible()
    const [genre, ...rest] = within(main().getByRole('list', { name: 'Genres and tags' })).getAllByRole('link')
    expect(genre?.getAttribute('href')).toMatch(/^\/genre\//)
    expect(rest.at(-1)?.getAttribute('href')).toMatch(/^\/tag\//)
    expect(within(await screen.findByRole('list', { name: 'Similar songs' })).getAllByRole('listitem')).toHaveLength(5)
    expect(main().getByRole('link', { name: 'Show all: Similar songs' })).toHaveAttribute('href', '/radio/track/1')
    expect(document.title).toBe('Zvirbuļa dziesma - Dziesma')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://dziesma.test/track/1/zvirbula-dziesma',
    )
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Ierakstīts Siguldā.')
  })

  it('seeks on the waveform while the track plays', async () => {
    const { user } = await openSite('/track/1', { prepare: named })
    expect(main().queryByRole('slider')).toBeNull()
    await user.click(button('Play'))
    act(() => sound.player.respond())
    expect(await screen.findByRole('region', { name: 'Player' })).toHaveTextContent('Zvirbuļa dziesma')
    const slider = await main().findByRole('slider', { name: 'Song position' })
    fireEvent.input(slider, { target: { value: '30' } })
    fireEvent.change(slider, { target: { value: '30' } })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:30 of/)))
  })

  it('seeks to a clicked line of synced lyrics while the track plays', async () => {
    const { user } = await openSite('/track/1', { prepare: named })
    const lyrics = await screen.findByRole('region', { name: 'Lyrics' })
    expect(within(lyrics).queryByRole('button')).toBeNull()
    await user.click(button('Play'))
    act(() => sound.player.respond())
    const [, line] = within(lyrics).getAllByRole('button')
    if (line) await user.click(line)
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'))
  })

  it('stops following the lyrics when the user scrolls them, until asked to follow', async () => {
    const { user } = await openSite('/track/1', { prepare: named })
    const list = within(await screen.findByRole('region', { name: 'Lyrics' })).getByRole('list')
    const scrollTo = (position: number) => {
      list.scrollTop = position
      fireEvent.scroll(list)
    }
    scrollTo(90)
    await user.click(button('Play'))
    act(() => sound.player.respond())
    expect(main().queryByRole('button', { name: 'Sync lyrics' })).toBeNull()
    scrollTo(300)
    await user.click(button('Sync lyrics'))
    expect(main().queryByRole('button', { name: 'Sync lyrics' })).toBeNull()
  })

  it.each([
    ['shows plain lyrics', 2, true],
    ['shows no lyrics section when there are no lyrics', 3, false],
  ])('%s', async (_, id, isAvailable) => {
    await openSite(`/track/${id}`)
    await screen.findByRole('list', { name: 'Similar songs' })
    if (isAvailable) expect(await screen.findByRole('region', { name: 'Lyrics' })).toBeVisible()
    else await waitFor(() => expect(screen.queryByRole('region', { name: 'Lyrics' })).toBeNull())
  })

  it('shows not-found for an unknown id', async () => {
    await openSite('/track/999999')
    expect(await screen.findByRole('heading', { level: 1, name: /great nothing/ })).toBeVisible()
  })

  it('loads on retry after a failure', async () => {
    const { user, world } = await openSite('/track/1', { embedded: false, prepare: fault({ endpoint: 'tracks.show' }) })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There was an issue. Please try again.' }),
    ).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await main().findByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('keeps working when waveform, lyrics, similar tracks and comments fail', async () => {
    const prepare = ({ faults }: World) =>
      faults.set(
        ['tracks.wave', 'tracks.lyrics', 'radio.show', 'comments.list'].map((endpoint) => ({
          kind: 'status',
          status: 500,
          endpoint,
        })),
      )
    await openSite('/track/1', { prepare })
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
    expect(button('Play')).toBeVisible()
  })
})

describe('sungLine', () => {
  it.each([
    [-1, 0],
    [0, 4.7],
    [0, 8],
    [1, 9.7],
  ])('returns %i at second %d', (index, second) => {
    expect(
      sungLine(
        [
          { text: 'a', time: 5 },
          { text: 'b', time: 10 },
          { text: 'c', time: null },
        ],
        second,
      ),
    ).toBe(index)
  })
})

describe('track comments', () => {
  const commentText = 'Mans komentārs.'
  let own = 0
  let answered = 0

  /** Adds two comments of the current user: a newer one without replies and an older one with a reply. */
  const prepare = ({ db }: World) => {
    for (const { id, commentable_type, commentable_id } of db.comments.all()) {
      if (commentable_type === 'track' && commentable_id === 1) db.comments.remove(id)
    }
    const add = (row: object) =>
      db.comments.insert({
        id: db.comments.nextId(),
        user_id: personas.free.id,
        commentable_type: 'track',
        commentable_id: 1,
        content: commentText,
        position: 0,
        parent_id: null,
        deleted: false,
        created_at: '2026-11-20T10:00:00Z',
        ...row,
      }).id
    answered = add({ content: 'Atbildēts.', created_at: '2026-11-19T10:00:00Z' })
    add({ content: 'Atbilde.', parent_id: answered, user_id: personas.admin.id })
    own = add({})
  }
  const open = (as: 'free' | 'subscriber' | 'child') => openSite('/track/1', { prepare, as })
  const row = async (text: string) => {
    const found = within(await comments())
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(text))
    if (!found) throw new Error(`No comment contains ${text}`)
    return within(found)
  }
  type User = Awaited<ReturnType<typeof openSite>>['user']
  const choose = async (user: User, text: string, entry: string) => {
    await user.click((await row(text)).getByRole('button', { name: 'More options for this comment' }))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  const expectComment = (text: string) => waitFor(async () => expect(await comments()).toHaveTextContent(text))

  beforeEach(() => {
    own = answered = 0
  })

  it('shows guests the comments with a sign-in link instead of the form', async () => {
    const { user } = await openSite('/track/1')
    expect(within(await comments()).queryByRole('button')).toBeNull()
    expect(main().getByRole('link', { name: 'Sign in to comment' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Ftrack%2F1',
    )
    const before = within(await comments()).getAllByRole('listitem').length
    await user.click(main().getByRole('button', { name: 'Show more' }))
    await waitFor(async () => expect(within(await comments()).getAllByRole('listitem').length).toBeGreaterThan(before))
  })

  it('adds a comment and a reply', async () => {
    const { user, world } = await open('free')
    await user.type(await main().findByRole('textbox', { name: 'Your comment' }), 'Skaisti!')
    await user.click(button('Comment'))
    await expectComment('Skaisti!')
    expect(main().getByRole('textbox', { name: 'Your comment' })).toHaveValue('')
    await user.click((await row('Skaisti!')).getByRole('button', { name: 'Reply' }))
    await user.type(await main().findByRole('textbox', { name: 'Your reply' }), 'Paldies!')
    await user.click(within(main().getByRole('form', { name: 'Your reply' })).getByRole('button', { name: 'Reply' }))
    await expectComment('Paldies!')
    const [first, second] = world.db.comments.all().slice(-2)
    expect(second).toMatchObject({ content: 'Paldies!', parent_id: first?.id })
  })

  it('requires at least three characters', async () => {
    const { user } = await open('free')
    await user.type(await main().findByRole('textbox', { name: 'Your comment' }), 'Ak')
    await user.click(button('Comment'))
    expect(await main().findByText('The content must be at least 3 characters.')).toBeVisible()
  })

  it('stores the playback position at which writing began', async () => {
    const { user, world } = await open('free')
    await user.click(button('Play'))
    act(() => sound.player.respond())
    await user.type(await main().findByRole('textbox', { name: 'Your comment' }), 'Te!!')
    expect(main().getByText(/^At 0:\d\d$/)).toBeVisible()
    await user.click(button('Comment'))
    await expectComment('Te!!')
    expect(world.db.comments.all().at(-1)).toMatchObject({ position: 0 })
  })

  it('lets the author edit a comment', async () => {
    const { user, world } = await open('free')
    await choose(user, commentText, 'Edit')
    const field = within(main().getByRole('form', { name: 'Edit comment' })).getByRole('textbox')
    await user.clear(field)
    await user.type(field, 'Citi vārdi.')
    await user.click(button('Save'))
    await expectComment('Citi vārdi.')
    expect(world.db.comments.get(own)).toMatchObject({ content: 'Citi vārdi.' })
  })

  it.each([
    [
      'Reply',
      (user: User) => row(commentText).then((found) => user.click(found.getByRole('button', { name: 'Reply' }))),
    ],
    ['More options for this comment', (user: User) => choose(user, commentText, 'Edit')],
  ] as const)('returns the focus to “%s” when its form is cancelled', async (opener, press) => {
    const { user } = await open('free')
    await press(user)
    await user.click(button('Cancel'))
    expect((await row(commentText)).getByRole('button', { name: opener })).toHaveFocus()
  })

  it('shows a placeholder for a deleted comment with replies and restores it on Undo', async () => {
    const { user, world } = await open('free')
    await choose(user, 'Atbildēts.', 'Delete')
    await expectComment('This comment was deleted.')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectComment('Atbildēts.')
    await waitFor(() => expect(world.db.comments.get(answered)).toMatchObject({ deleted: false }))
  })

  it('asks for confirmation before deleting a comment without replies', async () => {
    const { user, world } = await open('free')
    await choose(user, commentText, 'Delete')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await comments()).not.toHaveTextContent(commentText))
    await waitFor(() => expect(world.db.comments.get(own)).toBeUndefined())
    await waitFor(async () => expect(await comments()).toContainElement(document.activeElement as HTMLElement))
  })

  it('shows a vote immediately and rolls it back when the server refuses', async () => {
    const { user, world } = await open('subscriber')
    const vote = async () => (await row(commentText)).getByRole('button', { name: 'Upvote comment' })
    await user.click(await vote())
    expect(await vote()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(world.db.votes.all().at(-1)).toMatchObject({ model_id: own, vote_type: 'upvote' }))
    fault({ endpoint: 'comments.vote' })(world)
    await user.click(await vote())
    await waitFor(async () => expect(await vote()).toHaveAttribute('aria-pressed', 'true'))
  })

  it('reports a comment with a reason and withdraws the report on Undo', async () => {
    const { user, world } = await open('subscriber')
    await choose(user, commentText, 'Report')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Rupjš')
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(world.db.reports.all().filter(({ model_id }) => model_id === own)).toHaveLength(0))
  })

  it('hides comments from children', async () => {
    await open('child')
    await screen.findByRole('list', { name: 'Similar songs' })
    expect(main().queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
  })

  it('hides comments when the site disables them', async () => {
    await openSite('/track/1', {
      prepare: ({ db }) => void (db.settings.player = { ...db.settings.player, track_comments: false }),
    })
    await screen.findByRole('list', { name: 'Similar songs' })
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
  })
})
