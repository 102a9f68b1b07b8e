import { createHttpServer } from '@mock/site/http/create-http-server'

const [root = '/', policy] = process.argv.slice(2)
const { url } = await createHttpServer({ port: 0, root, policy: policy !== 'without-policy' })
console.log(url)
