/** File upload calls, with larger size and time limits. */
const UPLOADS: ReadonlySet<string> = new Set(['/backend/career'])

export const bringsFile = (pathname: string) => UPLOADS.has(pathname)
