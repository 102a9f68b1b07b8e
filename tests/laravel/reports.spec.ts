import { runAdministratorCases } from './administrator-cases'

// All music of the seed has one owner, and there are no 200 albums.
runAdministratorCases({ name: 'reports', without: ['another owner’s, by an artist'] })
