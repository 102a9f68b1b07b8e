import { writeFileSync } from 'node:fs'

import { endpointsDocument } from '../endpoints/document'

writeFileSync('docs/endpoints.md', endpointsDocument())
console.log('Wrote docs/endpoints.md')
