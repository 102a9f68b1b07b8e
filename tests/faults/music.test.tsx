import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { queryClient } from '@/core/api/query-client'
import { openDialog } from '@/core/dialogs/dialog-store'
import { useLike } from '@/core/media/likes/use-like'
import { useRepost } from '@/core/media/likes/use-repost'
import { CommentsSection } from '@/features/catalogue/comments/comments-section'
import { profileQueries } from '@/features/people/queries'
import { useFollow } from '@/features/people/use-follow'
import { NewPlaylistForm } from '@/features/playlists/components/playlist-form'
import { ownPlaylists } from '@/features/playlists/own/queries'
import { putFollow } from '@/features/playlists/put-follow'

import { personas } from '../../mock-server/scenarios/personas'
import type { World } from '../../mock-server/world'
import { press, said, type } from './bench'
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

const isPressed = (name: string) => () => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
const likes = ({ db }: World) => db.likes.all().filter((row) => row.user_id === free.id && row.likeable_type === 'track' && row.likeable_id === SONG.id).length
const reposted = ({ db }: World) => db.reposts.all().filter((row) => row.user_id === free.id && row.repostable_id === SONG.id).length
const followed = ({ db }: World) => db.follows.all().filter((row) => row.follower_id === free.id && row.followed_id === PERSON.id).length

/** One comment of Anna's, and no other. */
function onlyMine({ db }: World): void {
  for (const { id } of db.comments.all()) db.comments.remove(id)
  const about = { commentable_type: 'track', commentable_id: SONG.id } as const
  db.comments.insert({ ...about, id: 1, user_id: free.id, content: MINE, position: 0, parent_id: null, deleted: false, created_at: '2026-11-20T10:00:00Z' })
}

const commenting = {
  as: 'free',
  prepare: onlyMine,
  screen: <CommentsSection subject={{ type: 'track', id: SONG.id }} duration={0} />,
  ready: () => screen.findByText(MINE),
} satisfies Partial<Operation>

async function choose(entry: string): Promise<void> {
  press('More about the comment')
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** A public playlist of somebody else's that Anna does not follow. */
const somebodys = ({ db }: World) => {
  const playlist = db.playlists.all().find(({ id, owner_id, public: isPublic }) => owner_id !== free.id && isPublic && !db.playlistFollows.all().some((row) => row.user_id === free.id && row.playlist_id === id))
  if (!playlist) throw new Error('Anna follows every playlist')
  return playlist
}

let playlist: ReturnType<typeof somebodys>

const operations: Operation[] = [
  { name: 'liking', endpoint: 'library.add', as: 'free', screen: <Like />, press: () => press('Like'), count: likes, done: isPressed('Like'), isSeen: true },
  { name: 'reposting', endpoint: 'reposts.toggle', as: 'free', screen: <Repost />, press: () => press('Repost'), count: reposted, done: isPressed('Repost'), isSeen: true },
  {
    name: 'following a person',
    endpoint: 'profiles.follow',
    as: 'free',
    screen: <Follow />,
    prepare: ({ db }) => {
      for (const { id, follower_id } of db.follows.all()) if (follower_id === free.id) db.follows.remove(id)
    },
    ready: async () => {
      await queryClient.fetchQuery(profileQueries.followedIds(free.id))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled())
    },
    press: () => press('Follow'),
    count: followed,
    done: isPressed('Follow'),
    isSeen: true,
  },
  {
    name: 'following a playlist',
    endpoint: 'playlists.follow',
    as: 'free',
    screen: null,
    prepare: (world) => {
      playlist = somebodys(world)
    },
    ready: () => queryClient.fetchQuery(ownPlaylists()),
    press: () => putFollow(playlist, true),
    count: ({ db }) => db.playlistFollows.all().filter((row) => row.user_id === free.id && row.playlist_id === playlist.id).length,
    done: () => expect(queryClient.getQueryData(ownPlaylists().queryKey)?.pagination.items.map(({ id }) => id)).toContain(playlist.id),
    isSeen: true,
  },
  {
    name: 'making a playlist',
    endpoint: 'playlists.create',
    as: 'free',
    screen: null,
    ready: async () => {
      void openDialog(NewPlaylistForm, {})
      await screen.findByRole('dialog', { name: 'New playlist' })
    },
    fill: { Name: 'Jaunā izlase' },
    press: () => press('Create'),
    count: ({ db }) => db.playlists.all().filter(({ name }) => name === 'Jaunā izlase').length,
    done: () => expect(screen.queryByRole('dialog')).toBeNull(),
    redone: () => expect(said()).toMatch(/The name has already been taken/),
  },
  {
    ...commenting,
    name: 'writing a comment',
    endpoint: 'comments.create',
    press: () => {
      const field = screen.getByRole('textbox', { name: 'Your comment' })
      if (field instanceof HTMLTextAreaElement && field.value === '') fireEvent.input(field, { target: { value: 'Skaisti!' } })
      expect(field).toHaveValue('Skaisti!')
      press('Comment')
    },
    count: ({ db }) => db.comments.all().filter(({ content }) => content === 'Skaisti!').length,
    done: () => expect(within(screen.getByRole('list', { name: 'Comments' })).getByText('Skaisti!')).toBeVisible(),
    isSeen: true,
  },
  {
    ...commenting,
    name: 'changing a comment',
    endpoint: 'comments.update',
    press: async () => {
      if (!screen.queryByRole('form', { name: 'Edit the comment' })) await choose('Edit')
      const form = await screen.findByRole('form', { name: 'Edit the comment' })
      fireEvent.input(within(form).getByRole('textbox'), { target: { value: 'Citi vārdi.' } })
      fireEvent.click(within(form).getByRole('button', { name: 'Save' }))
    },
    count: ({ db }) => Number(db.comments.get(1)?.content === 'Citi vārdi.'),
    done: () => expect(within(screen.getByRole('list', { name: 'Comments' })).getByText('Citi vārdi.')).toBeVisible(),
    isSeen: true,
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
    isSeen: true,
  },
  {
    ...commenting,
    as: 'subscriber',
    name: 'voting for a comment',
    endpoint: 'comments.vote',
    press: () => press('Good comment'),
    count: ({ db }) => db.votes.all().filter(({ model_id }) => model_id === 1).length,
    done: isPressed('Good comment'),
    isSeen: true,
  },
  {
    ...commenting,
    as: 'subscriber',
    name: 'reporting a comment',
    endpoint: 'comments.report',
    press: async () => {
      if (!screen.queryByRole('dialog')) await choose('Report')
      await screen.findByRole('dialog')
      type('What is wrong with it?', 'Rupjš')
      press('Report')
    },
    count: ({ db }) => Math.min(1, db.reports.all().filter(({ model_id }) => model_id === 1).length),
    done: () => expect(said()).toMatch(/Thank you/),
  },
]

faultTable('music', operations)
