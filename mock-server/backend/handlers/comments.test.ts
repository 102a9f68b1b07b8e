import { describe, expect, it } from 'vitest'

import { type Comment, comments } from '@/contract/groups/comments'
import { tracks } from '@/contract/groups/tracks'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'

const ON_FIRST = { commentable_type: 'track', commentable_id: 1 }
const page = (query: object = {}) => ({ query: { ...ON_FIRST, ...query } })

/** Expects each reply below its parent comment, one level deeper. */
function expectThread(list: Comment[]) {
  const latestComments = new Map<number, Comment>()
  list.forEach((comment) => {
    const depth = comment.depth ?? 0
    if (depth === 0) expect(comment.parent_id).toBeNull()
    else expect(comment.parent_id).toBe(latestComments.get(depth - 1)?.id)
    latestComments.set(depth, comment)
  })
}

describe('comment handlers', () => {
  it('lists 25 root comments per page, newest first, with their replies', async () => {
    const guest = makeVisitor(createWorld())
    const first = (await guest.ask(comments.list, page())).pagination
    const second = (await guest.ask(comments.list, page({ page: 2 }))).pagination
    expect(first).toMatchObject({ perPage: 25, total: 32, next: 2 })
    const roots = (list: Comment[]) => list.filter(({ depth }) => depth === 0)
    expect([roots(first.items).length, roots(second.items).length]).toEqual([25, 7])
    expect(first.items.length).toBeGreaterThan(25)
    expect(Math.max(...first.items.map(({ depth }) => depth ?? 0))).toBe(2)
    expectThread(first.items)
    const dates = roots(first.items).map(({ created_at }) => created_at ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(first.items.filter(({ deleted }) => deleted).every(({ content }) => content === null)).toBe(true)
    expect(first.items.some(({ deleted }) => deleted)).toBe(true)
  })

  it('creates comments and replies at the same track position, and lets only the author edit them', async () => {
    const world = createWorld()
    const [free, other] = [makeVisitor(world, 'free'), makeVisitor(world, 'subscriber')]
    const { comment } = await free.ask(comments.create, { body: { ...ON_FIRST, content: 'Skaisti!', position: 40 } })
    const reply = { ...ON_FIRST, content: 'Mums arī!', position: 0, inReplyTo: comment }
    const replied = (await other.ask(comments.create, { body: reply })).comment
    expect(replied).toMatchObject({ parent_id: comment?.id, depth: 1, position: 40 })
    const changed = { params: { id: comment?.id ?? 0 }, body: { content: 'Vēl skaistāk!' } }
    expect(await other.status(comments.update, changed)).toBe(403)
    expect((await free.ask(comments.update, changed)).comment?.content).toBe('Vēl skaistāk!')
    expect(
      (await free.ask(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } })).track.comments_count,
    ).toBe(world.db.comments.all().filter((row) => row.commentable_type === 'track' && row.commentable_id === 1).length)
  })

  it('marks comments with replies as deleted, removes others, and restores them', async () => {
    const world = createWorld()
    const free = makeVisitor(world, 'free')
    const make = async (body: object) =>
      (await free.ask(comments.create, { body: { ...ON_FIRST, content: 'Skaisti!', position: 0, ...body } })).comment
        ?.id ?? 0
    const root = await make({})
    const loneComment = await make({})
    const reply = await make({ inReplyTo: { id: root } })

    const removed = await free.ask(comments.remove, { params: { ids: `${root},${loneComment}` } })
    expect(removed).toMatchObject({ allDeleted: false, allMarkedAsDeleted: false })
    expect(world.db.comments.get(loneComment)).toBeUndefined()
    const [firstComment] = (await free.ask(comments.list, page())).pagination.items
    expect(firstComment).toMatchObject({ id: root, content: null, deleted: true })
    await free.ask(comments.restore, { body: { commentIds: [root] } })
    expect((await free.ask(comments.list, page())).pagination.items[0]).toMatchObject({ content: 'Skaisti!' })
    expect(await free.ask(comments.remove, { params: { ids: reply } })).toMatchObject({ allDeleted: true })
  })

  it('stores the caller’s vote and undoes it on a repeat', async () => {
    const free = makeVisitor(createWorld(), 'free')
    const newest = async () => (await free.ask(comments.list, page())).pagination.items[0]
    const id = (await newest())?.id ?? 0
    const vote = (vote_type: string) =>
      free.ask(comments.vote, { body: { model_type: 'comment', model_id: id, vote_type } })
    await vote('upvote')
    expect((await newest())?.current_vote).toBe('upvote')
    await vote('downvote')
    expect((await newest())?.current_vote).toBe('downvote')
    await vote('downvote')
    expect((await newest())?.current_vote).toBeNull()
  })

  it('stores one report per user', async () => {
    const world = createWorld()
    const free = makeVisitor(world, 'free')
    const report = { body: { model_type: 'comment', model_id: 2, reason: 'Tas nav bērniem.' } }
    await free.ask(comments.report, report)
    await free.ask(comments.report, report)
    const reported = () => world.db.reports.all().filter(({ model_id }) => model_id === 2)
    expect(reported()).toHaveLength(1)
    await free.ask(comments.withdrawReport, { params: { type: 'comment', id: 2 } })
    expect(reported()).toHaveLength(0)
  })

  it('dismisses everyone’s reports for a moderator only', async () => {
    const world = createWorld()
    const reported = () => world.db.reports.all().filter(({ model_id }) => model_id === 5)
    const dismiss = (as: 'free' | 'admin') =>
      makeVisitor(world, as).ask(comments.withdrawReport, { params: { type: 'comment', id: 5 } })
    await dismiss('free')
    expect(reported()).toHaveLength(2)
    await dismiss('admin')
    expect(reported()).toHaveLength(0)
    expect(world.db.reports.all().length).toBeGreaterThan(0)
  })
})

describe('tracks.wave', () => {
  it('returns one root comment per position, and none for children', async () => {
    const world = createWorld()
    const wave = await makeVisitor(world).ask(tracks.wave, { params: { id: 1 } })
    const positions = wave.comments.map(({ position }) => position)
    expect(new Set(positions).size).toBe(positions.length)
    expect(positions.length).toBeGreaterThan(5)
    expect(wave.comments.every(({ depth }) => depth === 0)).toBe(true)
    expect((await makeVisitor(world, 'child').ask(tracks.wave, { params: { id: 1 } })).comments).toEqual([])
  })
})
