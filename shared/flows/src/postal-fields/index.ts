export { PostalFields, type PostalFieldsProps } from './postal-fields.tsx'
export { partLabel } from './texts.ts'
