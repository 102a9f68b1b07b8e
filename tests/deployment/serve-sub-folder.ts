import { createHttpServer } from '../../mock-server/http/create-http-server'

const { url } = await createHttpServer({ port: 0, root: '/shop/' })
console.log(url)
