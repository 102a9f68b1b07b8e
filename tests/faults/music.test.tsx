import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { useLike } from '@/core/shared/media/likes/use-like'
import { useRepost } from '@/core/shared/media/likes/use-repost'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { CommentsSection } from '@/features/catalogue/comments/comments-section'
import { EditProfileDialog } from '@/features/people/components/edit-profile-form'
import { useFollow } from '@/features/people/components/follow-button'
import { profileQueries } from '@/features/people/queries'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { press, messages, type } from './bench'
import { faultTable, type Operation } from './fault-table'

const { free } = personas
const SONG = { model_type: 'track', id: 40, name: 'Saulīte' } as const
const PERSON = { id: personas.artist.id, display_name: 'Raimonds Ozols', avatar: null, model_type: 'user' } as const
const MINE = 'Mans komentārs.'

function Like() {
  const { isLiked, toggle } = useLike(SONG)
  return (
    <button type="button" aria-pressed={isLiked} onClick={toggle}>
      Like
    </button>
  )
}

function Repost() {
  const { isReposted, toggle } = useRepost(SONG)
  return (
    <button type="button" aria-pressed={isReposted} onClick={toggle}>
      Repost
    </button>
  )
}

function Follow() {
  const follow = useFollow(PERSON)
  return (
    <button type="button" aria-pressed={follow?.isFollowed} disabled={!follow?.isReady} onClick={follow?.toggle}>
      Follow
    </button>
  )
}

const hasState = (name: string, pressed: boolean) => () =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(pressed))
const isPressed = (name: string) => hasState(name, true)
const likes = ({ db }: World) =>
  db.likes
    .all()
    .filter((row) => row.user_id === free.id && row.likeable_type === 'track' && row.likeable_id === SONG.id).length
const reposted = ({ db }: World) =>
  db.reposts.all().filter((row) => row.user_id === free.id && row.repostable_id === SONG.id).length
const followed = ({ db }: World) =>
  db.follows.all().filter((row) => row.follower_id === free.id && row.followed_id === PERSON.id).length

/** Leaves only Anna's comment. */
function keepOwnComment({ db }: World): void {
  for (const { id } of db.comments.all()) db.comments.remove(id)
  const about = { commentable_type: 'track', commentable_id: SONG.id } as const
  db.comments.insert({
    ...about,
    id: 1,
    user_id: free.id,
    content: MINE,
    position: 0,
    parent_id: null,
    deleted: false,
    created_at: '2026-11-20T10:00:00Z',
  })
}

const commenting = {
  as: 'free',
  prepare: keepOwnComment,
  screen: <CommentsSection subject={{ type: 'track', id: SONG.id }} duration={0} />,
  ready: () => screen.findByText(MINE),
} satisfies Partial<Operation>

async function choose(entry: string): Promise<void> {
  const [more] = screen.getAllByRole('button', { name: 'More options for this comment' })
  if (more) fireEvent.click(more)
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Undo action of the latest toast. */
let undo = () => {}
const rememberUndo = () =>
  waitFor(() => {
    const action = toastStore.get()?.action?.action
    if (typeof action !== 'function') throw new Error('The toast offers no undo')
    undo = action
  })

/** Waits until the followed users have loaded. */
const people = {
  as: 'free',
  screen: <Follow />,
  ready: async () => {
    await queryClient.fetchQuery(profileQueries.followedIds(free.id))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled())
  },
  refetches: true,
} satisfies Partial<Operation>

function unfollowAll({ db }: World): void {
  for (const { id, follower_id } of db.follows.all()) if (follower_id === free.id) db.follows.remove(id)
}

const operations: Operation[] = [
  {
    name: 'liking',
    endpoint: 'library.add',
    as: 'free',
    screen: <Like />,
    press: () => press('Like'),
    count: likes,
    done: isPressed('Like'),
    refetches: true,
  },
  {
    name: 'reposting',
    endpoint: 'reposts.toggle',
    as: 'free',
    screen: <Repost />,
    press: () => press('Repost'),
    count: reposted,
    done: isPressed('Repost'),
    refetches: true,
  },
  {
    name: 'unliking',
    endpoint: 'library.remove',
    as: 'free',
    screen: <Like />,
    prepare: (world) => {
      if (likes(world) === 0)
        world.db.likes.insert({
          id: 9000,
          user_id: free.id,
          likeable_type: 'track',
          likeable_id: SONG.id,
          created_at: '2026-11-20T10:00:00Z',
        })
    },
    press: async () => {
      await waitFor(isPressed('Like'))
      press('Like')
    },
    count: (world) => 1 - likes(world),
    done: hasState('Like', false),
    refetches: true,
  },
  {
    ...people,
    name: 'following a user',
    endpoint: 'profiles.follow',
    prepare: unfollowAll,
    press: () => press('Follow'),
    count: followed,
    done: isPressed('Follow'),
  },
  {
    ...people,
    name: 'unfollowing a user',
    endpoint: 'profiles.unfollow',
    prepare: (world) => {
      unfollowAll(world)
      world.db.follows.insert({
        id: 9000,
        follower_id: free.id,
        followed_id: PERSON.id,
        created_at: '2026-11-20T10:00:00Z',
      })
    },
    press: async () => {
      await waitFor(isPressed('Follow'))
      press('Follow')
    },
    count: (world) => 1 - followed(world),
    done: hasState('Follow', false),
  },
  {
    name: 'editing the profile',
    endpoint: 'profiles.update',
    as: 'free',
    screen: null,
    ready: async () => {
      const { user } = await queryClient.fetchQuery(profileQueries.show(String(free.id)))
      void openDialog(EditProfileDialog, { user })
      await screen.findByRole('dialog', { name: 'Edit profile' })
    },
    fill: { City: 'Valmiera' },
    press: () => press('Save'),
    count: ({ db }) => Number(db.profiles.get(free.id)?.city === 'Valmiera'),
    done: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  {
    ...commenting,
    name: 'writing a comment',
    endpoint: 'comments.create',
    press: () => {
      const field = screen.getByRole('textbox', { name: 'Your comment' })
      if (field instanceof HTMLTextAreaElement && field.value === '')
        fireEvent.input(field, { target: { value: 'Skaisti!' } })
      expect(field).toHaveValue('Skaisti!')
      press('Comment')
    },
    count: ({ db }) => db.comments.all().filter(({ content }) => content === 'Skaisti!').length,
    done: () => expect(within(screen.getByRole('list', { name: 'Comments' })).getByText('Skaisti!')).toBeVisible(),
    refetches: true,
  },
  {
    ...commenting,
    name: 'editing a comment',
    endpoint: 'comments.update',
    press: async () => {
      if (!screen.queryByRole('form', { name: 'Edit comment' })) await choose('Edit')
      const form = await screen.findByRole('form', { name: 'Edit comment' })
      fireEvent.input(within(form).getByRole('textbox'), { target: { value: 'Citi vārdi.' } })
      fireEvent.click(within(form).getByRole('button', { name: 'Save' }))
    },
    count: ({ db }) => Number(db.comments.get(1)?.content === 'Citi vārdi.'),
    done: () => expect(within(screen.getByRole('list', { name: 'Comments' })).getByText('Citi vārdi.')).toBeVisible(),
    refetches: true,
  },
  {
    ...commenting,
    name: 'deleting a comment',
    endpoint: 'comments.remove',
    press: async () => {
      await choose('Delete')
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    count: ({ db }) => Number(db.comments.get(1) === undefined),
    done: () => expect(screen.queryByText(MINE)).toBeNull(),
    refetches: true,
  },
  {
    ...commenting,
    name: 'restoring a comment',
    endpoint: 'comments.restore',
    prepare: (world) => {
      keepOwnComment(world)
      const ownComment = world.db.comments.get(1)
      if (ownComment)
        world.db.comments.insert({
          ...ownComment,
          id: 2,
          user_id: personas.subscriber.id,
          content: 'Tiešām!',
          parent_id: 1,
        })
    },
    ready: async () => {
      await screen.findByText('Tiešām!')
      await choose('Delete')
      await rememberUndo()
    },
    press: () => undo(),
    count: ({ db }) => Number(db.comments.get(1)?.deleted === false),
    done: () => expect(within(screen.getByRole('list', { name: 'Comments' })).getByText(MINE)).toBeVisible(),
    refetches: true,
  },
  {
    ...commenting,
    as: 'subscriber',
    name: 'voting for a comment',
    endpoint: 'comments.vote',
    press: () => press('Upvote comment'),
    count: ({ db }) => db.votes.all().filter(({ model_id }) => model_id === 1).length,
    done: isPressed('Upvote comment'),
    refetches: true,
  },
  {
    ...commenting,
    as: 'subscriber',
    name: 'reporting a comment',
    endpoint: 'comments.report',
    press: async () => {
      if (!screen.queryByRole('dialog')) await choose('Report')
      await screen.findByRole('dialog')
      type("What's wrong with this comment?", 'Rupjš')
      press('Report')
    },
    count: ({ db }) => Math.min(1, db.reports.all().filter(({ model_id }) => model_id === 1).length),
    done: () => expect(messages()).toMatch(/Thanks for letting us know/),
  },
  {
    ...commenting,
    as: 'subscriber',
    name: 'withdrawing a report',
    endpoint: 'comments.withdrawReport',
    ready: async () => {
      await commenting.ready()
      await choose('Report')
      await screen.findByRole('dialog')
      type("What's wrong with this comment?", 'Rupjš')
      press('Report')
      await rememberUndo()
    },
    press: () => undo(),
    count: ({ db }) => Number(db.reports.all().every(({ model_id }) => model_id !== 1)),
    done: ({ db }) => expect(db.reports.all().filter(({ model_id }) => model_id === 1)).toEqual([]),
  },
]

faultTable('music', operations)
