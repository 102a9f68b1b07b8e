import { createHttpServer } from '../../mock-server/http/create-http-server'

const [root = '/'] = process.argv.slice(2)
const { url } = await createHttpServer({ port: 0, root })
console.log(url)
