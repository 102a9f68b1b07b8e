import { ApiError } from './api-error'

/** Reads a file. Throws ApiError when the server refuses. */
async function readFile(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new ApiError(response.status)
  return response
}

type Context = { signal: AbortSignal }

/** Queries for a file's bytes and its text; they fail with ApiError. */
export const fileContent = {
  bytes: (url: string) => ({
    queryKey: ['file bytes', url],
    queryFn: async ({ signal }: Context) => (await readFile(url, signal)).blob(),
  }),
  text: (url: string) => ({
    queryKey: ['file text', url],
    queryFn: async ({ signal }: Context) => (await readFile(url, signal)).text(),
  }),
}
