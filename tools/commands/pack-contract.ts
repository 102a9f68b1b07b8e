import { packContract } from '../contract/pack'

const tarball = await packContract('dist-contract')
console.log(`Packed ${tarball}\nRun it anywhere: npx --package ${tarball} dziesma-contract --help`)
