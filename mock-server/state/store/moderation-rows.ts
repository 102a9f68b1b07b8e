import type { backstageRequestStatuses, backstageRequestTypes } from '@/contract/groups/backstage-requests'
import type { CommentableType } from '@/contract/groups/comments'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { defineTable } from './define-table'

export type MockComment = {
  id: number
  user_id: number
  commentable_type: CommentableType
  commentable_id: number
  content: string
  /** Position in the track, 0 to 100. */
  position: number
  /** The comment that this one replies to. */
  parent_id: number | null
  deleted: boolean
  created_at: string
  updated_at?: string
}

/** A user's vote on a comment. */
export type MockVote = {
  id: number
  user_id: number
  model_type: string
  model_id: number
  vote_type: 'upvote' | 'downvote'
}

/** A user's report of a comment. */
export type MockReport = { id: number; user_id: number; model_type: string; model_id: number; reason: string }

/** A request for access to an artist's backstage area; `scan_id` is a row of the table `scans`. */
export type MockBackstageRequest = {
  id: number
  user_id: number
  type: (typeof backstageRequestTypes)[number]
  status: (typeof backstageRequestStatuses)[number]
  artist_id: number | null
  artist_name: string
  first_name: string
  last_name: string
  image: string | null
  role: string
  company: string | null
  scan_id: number | null
  notes: string | null
  created_at: string
  updated_at: string
}

export type MockCustomDomain = {
  id: number
  host: string
  global: boolean
  resource_id: number | null
  resource_type: string | null
  user_id: number
  created_at: string
  updated_at: string
}

/** The community's part of the database, and the domains. */
export const moderationTables = {
  comments: defineTable<MockComment>({
    columns: ['content', 'deleted', 'position', 'user_id'],
    permissions: { group: 'community', prefix: 'comments' },
  }),
  votes: defineTable<MockVote>(),
  reports: defineTable<MockReport>(),
  backstageRequests: defineTable<MockBackstageRequest>({
    columns: ['artist_name', 'type', 'status', 'user_id'],
    permissions: { group: 'community', prefix: 'backstageRequests' },
  }),
  customDomains: defineTable<MockCustomDomain>({
    columns: ['host', 'global', 'user_id'],
    permissions: { group: 'site', prefix: assumedPermissions.customDomains },
  }),
}
