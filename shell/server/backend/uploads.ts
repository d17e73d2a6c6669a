/** Calls that bring a file, by their address here: they may be larger, and take longer, than all others. */
const UPLOADS: ReadonlySet<string> = new Set(['/backend/career'])

export const bringsFile = (pathname: string) => UPLOADS.has(pathname)
