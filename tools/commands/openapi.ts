import { performOpenApi } from '../openapi/perform'

process.exitCode = await performOpenApi(process.argv.slice(2), (line) => console.log(line))
