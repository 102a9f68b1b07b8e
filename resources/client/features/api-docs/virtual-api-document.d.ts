/** Provided by tools/vite/api-document.ts, which exports the contract when the site is built. */
declare module 'virtual:api-document' {
  /** The contract as an OpenAPI document. */
  const document: unknown
  export default document
}
