export { FileField, type FileFieldProps } from './file-field.tsx'
export { useFileErrorText } from './file-error-text.ts'
