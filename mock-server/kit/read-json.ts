/** Parses a request's JSON body; undefined when it is malformed or empty. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
