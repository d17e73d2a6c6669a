import { type ContentFile, readContentFiles } from '../../content/files/files.ts'

let read: ContentFile[] | undefined

/** The files of editors, read once. */
export const seededContent = (): readonly ContentFile[] => (read ??= readContentFiles())
