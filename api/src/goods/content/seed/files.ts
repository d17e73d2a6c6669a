import { type ContentFile, readContentFiles } from '../files/files.ts'

let read: ContentFile[] | undefined

/** The content files, read once. */
export const seededContent = (): readonly ContentFile[] => (read ??= readContentFiles())
