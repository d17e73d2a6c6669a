/** File upload calls, with larger size and time limits. */
const UPLOADS: ReadonlySet<string> = new Set(['/backend/career', '/backend/reviews/pictures'])

export const bringsFile = (pathname: string) => UPLOADS.has(pathname)
