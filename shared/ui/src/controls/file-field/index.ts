export { FileField, type FileFieldProps } from './file-field.tsx'
export { Progress as UploadProgress } from './progress.tsx'
export { useFileErrorText } from './file-error-text.ts'
