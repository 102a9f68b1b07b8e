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
