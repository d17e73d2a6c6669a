export { FileField, type FileFieldProps } from './file-field.tsx'
export { UploadProgress } from './upload-progress.tsx'
export { useFileErrorText } from './file-error-text.ts'
