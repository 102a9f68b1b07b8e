/** Whether a host name is this machine's. */
export const isLocalHost = (name: string): boolean => /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(name)
