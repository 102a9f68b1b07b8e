import { runAdministratorCases } from './administrator-cases'

// All music of the seed has one owner.
runAdministratorCases({ name: 'reports', without: ['of another owner, by an artist'] })
