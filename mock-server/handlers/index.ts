import type { MockedEndpoint } from '../mock'
import { albumHandlers } from './albums'
import { artistHandlers } from './artists'
import { authHandlers } from './auth'
import { bootstrapHandlers } from './bootstrap'
import { channelHandlers } from './channels'
import { emailVerificationHandlers } from './email-verification'
import { playerHandlers } from './player'
import { playlistHandlers } from './playlists'
import { searchHandlers } from './search'
import { trackHandlers } from './tracks'
import { userHandlers } from './users'

/** Every endpoint of the contract with the mock's answer; tests/contract/coverage.test.ts says when one is missing. */
export const mockedEndpoints: MockedEndpoint[] = [
  ...bootstrapHandlers,
  ...authHandlers,
  ...emailVerificationHandlers,
  ...userHandlers,
  ...channelHandlers,
  ...artistHandlers,
  ...albumHandlers,
  ...trackHandlers,
  ...playlistHandlers,
  ...playerHandlers,
  ...searchHandlers,
]
