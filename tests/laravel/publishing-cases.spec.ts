import { runAdministratorCases } from './administrator-cases'
import { test } from './test'

// The site limits no minutes, and has no album of another owner.
const without = [
  'longer than the minutes left, by an artist',
  'in an album of others, by an artist',
  'tracks of others, by an artist',
]

for (const name of ['tracks.create', 'albums.create', 'tracks.extractMetadata', 'suggestions'])
  test.describe(name, () => runAdministratorCases({ name, without }))
