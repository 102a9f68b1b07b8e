import { packKit } from '../kit/pack'

const tarball = await packKit('dist-kit')
console.log(`Packed ${tarball}\nRun it anywhere: npx --package ${tarball} dziesma-kit --help`)
