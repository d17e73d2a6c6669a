export { createUpload, type UploadCall } from './create-upload.ts'
